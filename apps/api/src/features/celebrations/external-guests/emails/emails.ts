import type { Language } from '@celebrio/contract/platform/languages'
import { letter } from '#platform/mail/layout.ts'
import type { Letter } from '#platform/mail/mailer.ts'
import { timeWithZone } from './lines.ts'
import type { About } from './texts/emails.ts'
import { letterWords } from './texts.ts'

type To = { name: string; email: string; title: string; host_name: string; language: Language; link: string }

function write(about: About, to: To, { when, lines }: { when: string; lines: string[] }): Letter {
  const { greeting, closing, [about]: words } = letterWords[to.language]
  const { subject, text, label } = words({ host: to.host_name, title: to.title, when })
  const recipient = { name: to.name, address: to.email }
  const end = about === 'called_off' ? '' : closing
  const button = { label, url: to.link }
  return letter(recipient, to.language, {
    subject,
    greeting: greeting(to.name),
    paragraphs: [text, ...lines],
    button,
    closing: end,
  })
}

export type PersonalLetter = Exclude<About, 'called_off'>

type Personal = To & { starts_at: Date; timezone: string }

/** A letter with a link of one's own, in the host's language, with the time by the clocks of the place, and more lines. */
export function personalLetter(about: PersonalLetter, to: Personal, lines: string[]): Letter {
  return write(about, to, { when: timeWithZone(to.language, to.starts_at, to.timezone), lines })
}

/** The celebration will not be. */
export const calledOffLetter = (to: To): Letter => write('called_off', to, { when: '', lines: [] })
