import type { ReportedKind } from '@celebrio/contract/base/reports'
import type { Language } from '@celebrio/contract/platform/languages'
import { thingName } from '#features/care/moderation'
import { calledName } from '#platform/mail/called-name.ts'
import { mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { messages } from './messages.ts'

type To = { name: string; email: string; language: Language; link: string }
type Outcome = { outcome: 'granted' | 'refused'; answer: string; kind: ReportedKind }

/** Tells an author what became of their appeal. */
export function outcomeLetter({ language, link, ...to }: To, { outcome, answer, kind }: Outcome): Email {
  const name = calledName(to.name)
  const { greeting, subject, label, closing, ...texts } = messages[language].email
  const paragraphs = [texts[outcome](thingName(language, kind)), ...answer.split(/\n+/)].filter(Boolean)
  const words = { subject, greeting: greeting(name), paragraphs, closing: closing[outcome] }
  return mail({ name, address: to.email }, language, { ...words, button: { label, url: link } })
}
