import type { Language } from '@celebrio/contract/platform/languages'
import { calledName } from '#platform/mail/called-name.ts'
import { mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { letterOf, type Reversed } from './letter.ts'
import { messages } from './messages.ts'

type To = { name: string; email: string; language: Language; link: string }

/** Tells an author that a decision was taken back. */
export function reversalLetter({ language, link, ...to }: To, reversed: Reversed): Email {
  const name = calledName(to.name)
  const { subject, paragraphs } = letterOf(language, reversed)
  const { greeting, label, closing } = messages[language].email
  const words = { subject, greeting: greeting(name), paragraphs, closing }
  return mail({ name, address: to.email }, language, { ...words, button: { label, url: link } })
}
