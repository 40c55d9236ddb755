import type { Language } from '@celebrio/contract/platform/languages'
import { calledName } from '#platform/mail/called-name.ts'
import { mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { messages } from '../messages.ts'

/** Tells the owner that an account which they had left is back, with the way to a new password for whoever did not do it. */
export function accountReactivatedLetter(language: Language, to: { name: string; email: string; link: string }): Email {
  const name = calledName(to.name)
  const { label, ...rest } = messages[language].accountReactivatedEmail(name)
  return mail({ name, address: to.email }, language, { ...rest, button: { label, url: to.link } })
}
