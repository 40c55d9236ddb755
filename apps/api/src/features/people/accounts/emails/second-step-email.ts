import type { Language } from '@celebrio/contract/platform/languages'
import { calledName } from '#platform/mail/called-name.ts'
import { mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { messages } from '../messages.ts'
import type { SecondStepChange } from '../second-step-changes.ts'

type To = { name: string; email: string; link: string; change: SecondStepChange }

/** Tells the owner what has happened to the second step of their account, with the way to a new password for whoever did not do it. */
export function secondStepLetter(language: Language, { change, link, ...to }: To): Email {
  const name = calledName(to.name)
  const { secondStepChanges, secondStepEmail } = messages[language]
  const { label, ...rest } = secondStepEmail(name, secondStepChanges[change])
  return mail({ name, address: to.email }, language, { ...rest, button: { label, url: link } })
}
