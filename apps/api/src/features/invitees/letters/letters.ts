import type { Language } from '@celebrio/contract/languages'
import { letter } from '#platform/mail/layout.ts'
import type { Letter } from '#platform/mail/mailer.ts'
import { type About, letterWords } from './words.ts'

type To = { name: string; email: string; title: string; host_name: string; language: Language; link: string }

function write(about: About, to: To, when: string): Letter {
  const { greeting, closing, [about]: words } = letterWords[to.language]
  const { subject, text, label } = words({ host: to.host_name, title: to.title, when })
  const recipient = { name: to.name, address: to.email }
  const end = about === 'called_off' ? '' : closing
  const button = { label, url: to.link }
  return letter(recipient, to.language, {
    subject,
    greeting: greeting(to.name),
    paragraphs: [text],
    button,
    closing: end,
  })
}

export type PersonalLetter = Exclude<About, 'called_off'>

/** A letter with a link of one's own, in the host's language, with the time by the clocks of the place. */
export function personalLetter(about: PersonalLetter, to: To & { starts_at: Date; timezone: string }): Letter {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: to.timezone } as const
  return write(about, to, new Intl.DateTimeFormat(to.language, format).format(to.starts_at))
}

/** The celebration will not be. */
export const calledOffLetter = (to: To): Letter => write('called_off', to, '')
