import type { Language } from '@celebrio/contract/platform/languages'
import { dayText } from '#platform/formats.ts'
import { calledName } from '#platform/mail/called-name.ts'
import { mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { messages } from '../messages.ts'

/** Asks the new address whether it is theirs. */
export function newEmailLetter(language: Language, to: { name: string; email: string; link: string }): Email {
  const name = calledName(to.name)
  const { label, ...rest } = messages[language].newEmail(name)
  return mail({ name, address: to.email }, language, { ...rest, button: { label, url: to.link } })
}

/** Tells an address that it has an account already. Nothing is said of who asked. */
export function emailTakenLetter(language: Language, { email, link }: { email: string; link: string }): Email {
  const { label, ...rest } = messages[language].emailTaken()
  return mail({ name: email, address: email }, language, { ...rest, button: { label, url: link } })
}

type Before = { name: string; email: string; link: string; until: Date }

/** Tells the address of before that another has taken its place, with the way back. */
export function emailChangedLetter(language: Language, { until, ...to }: Before): Email {
  const name = calledName(to.name)
  const day = dayText(language, until)
  const { label, ...rest } = messages[language].emailChanged(name, day)
  return mail({ name, address: to.email }, language, { ...rest, button: { label, url: to.link } })
}
