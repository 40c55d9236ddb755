import type { Language } from '@celebrio/contract/platform/languages'
import { mail } from '#platform/mail/layout.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { timeWithZone } from './lines.ts'
import type { About } from './text-types.ts'
import { emailTexts } from './texts.ts'

type To = { name: string; email: string; title: string; host_name: string; language: Language; link: string }

function write(about: About, to: To, { when, lines }: { when: string; lines: string[] }): Email {
  const { greeting, closing, [about]: words } = emailTexts[to.language]
  const { subject, text, label } = words({ host: to.host_name, title: to.title, when })
  const recipient = { name: to.name, address: to.email }
  const end = about === 'called_off' ? '' : closing
  const button = { label, url: to.link }
  return mail(recipient, to.language, {
    subject,
    greeting: greeting(to.name),
    paragraphs: [text, ...lines],
    button,
    closing: end,
  })
}

export type PersonalEmail = Exclude<About, 'called_off'>

type Personal = To & { starts_at: Date; timezone: string }

/** An e-mail with a personal link, in the host's language, with the time by the clock at the event's place. */
export function personalEmail(about: PersonalEmail, to: Personal, lines: string[]): Email {
  return write(about, to, { when: timeWithZone(to.language, to.starts_at, to.timezone), lines })
}

/** Tells that the celebration is cancelled. */
export const cancellationEmail = (to: To): Email => write('called_off', to, { when: '', lines: [] })
