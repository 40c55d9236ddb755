import type { Language } from '@celebrio/contract/platform/languages'
import { calledName } from '#platform/mail/called-name.ts'
import { mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { letterOf, type Reasons } from './letter.ts'
import { messages } from './messages.ts'

type To = { name: string; email: string; language: Language; link: string }

/** Tells an author what the staff has decided; the link is good for the statement and the appeal, without signing in. */
export function statementLetter({ language, link, ...to }: To, reasons: Reasons): Email {
  const name = calledName(to.name)
  const { subject, paragraphs } = letterOf(language, reasons)
  const { greeting, label, closing } = messages[language].email
  const words = { subject, greeting: greeting(name), paragraphs, closing }
  return mail({ name, address: to.email }, language, { ...words, button: { label, url: link } })
}
