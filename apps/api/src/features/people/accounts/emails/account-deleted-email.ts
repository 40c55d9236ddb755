import type { Language } from '@celebrio/contract/platform/languages'
import { dayText } from '#platform/formats.ts'
import { calledName } from '#platform/mail/called-name.ts'
import { mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { messages } from '../messages.ts'

type To = { name: string; email: string; link: string; eraseAt: Date }

/** Tells the owner until when they may come back to an account that they have deleted. */
export function accountDeletedLetter(language: Language, { eraseAt, link, ...to }: To): Email {
  const name = calledName(to.name)
  const day = dayText(language, eraseAt)
  const { label, ...rest } = messages[language].accountDeletedEmail(name, day)
  return mail({ name, address: to.email }, language, { ...rest, button: { label, url: link } })
}
