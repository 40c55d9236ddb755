import type { ReportedKind } from '@celebrio/contract/base/reports'
import type { StatementLetter } from '@celebrio/contract/care/shapes'
import type { Language } from '@celebrio/contract/platform/languages'
import { thingName } from '#features/care/moderation'
import { calledName } from '#platform/mail/called-name.ts'
import { mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { messages } from './messages.ts'

type To = { name: string; email: string; language: Language; link: string }
type Outcome = { outcome: 'granted' | 'refused'; answer: string; kind: ReportedKind }

/** What an author reads of what became of their appeal. */
export function outcomeText(language: Language, { outcome, answer, kind }: Outcome): StatementLetter {
  const { subject, ...texts } = messages[language].email
  const paragraphs = [texts[outcome](thingName(language, kind)), ...answer.split(/\n+/)].filter(Boolean)
  return { language, subject, paragraphs }
}

/** Tells an author what became of their appeal. */
export function outcomeLetter({ language, link, ...to }: To, outcome: Outcome): Email {
  const name = calledName(to.name)
  const { subject, paragraphs } = outcomeText(language, outcome)
  const { greeting, label, closing } = messages[language].email
  const words = { subject, greeting: greeting(name), paragraphs, closing: closing[outcome.outcome] }
  return mail({ name, address: to.email }, language, { ...words, button: { label, url: link } })
}
