import type { Language } from '@celebrio/contract/platform/languages'
import { calledName } from '#platform/mail/called-name.ts'
import { mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { messages } from '../messages.ts'

/** Carries both ways to a new password, the code and the link; the link alone when there is no code. */
export function passwordLetter(
  language: Language,
  to: { name: string; email: string; code: string | null; link: string },
): Email {
  const name = calledName(to.name)
  const { passwordEmail, passwordLinkEmail } = messages[language]
  const { label, ...rest } = to.code ? passwordEmail(name) : passwordLinkEmail(name)
  return mail({ name, address: to.email }, language, {
    ...rest,
    ...(to.code && { code: to.code }),
    button: { label, url: to.link },
  })
}
