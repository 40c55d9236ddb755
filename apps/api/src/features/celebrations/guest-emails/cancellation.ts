import type { Language } from '@celebrio/contract/platform/languages'
import type { UnsubscribeLinks } from '#features/celebrations/email-opt-outs'
import { calendarLeaf, timeWithZone } from '#platform/formats.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { type EmailPictures, paperEmail } from '#platform/mail/paper/paper-email.ts'
import { buttonsFor } from './buttons.ts'
import { messages } from './messages.ts'
import { withOneClick } from './one-click.ts'

type Cancelled = {
  host: string
  name: string
  email: string
  language: Language
  title: string
  /** Null while the date was open. */
  when: { starts_at: Date; timezone: string } | null
  /** Null where a job of an earlier version names neither event nor account. */
  unsubscribe: UnsubscribeLinks | null
}

/** Tells a guest that the celebration is cancelled: its cover is gone with it, and the leaf of its day is struck. */
export function cancellationEmail(about: Cancelled, pictures: EmailPictures): Email {
  const { host, name, email, language, title, when, unsubscribe } = about
  const { emails, buttons, footer, facts: labels } = messages[language]
  const day = when && timeWithZone(language, when.starts_at, when.timezone)
  const { subject, heading, text } = emails.cancelled({ host, title, when: '', isSeated: false, isSameDay: false })
  const leaf = when && calendarLeaf(language, when.starts_at, when.timezone)
  const content = {
    subject,
    preview: text ?? '',
    cover: null,
    coverAlt: '',
    lead: null,
    heading,
    text,
    leaf: leaf && { now: leaf, before: null, isCancelled: true },
    lines: leaf ? [title] : [],
    facts: day === null ? [] : [{ label: labels.date, now: day, before: null, line: labels.line(labels.date, day) }],
    showsFacts: 'no' as const,
    buttons: buttonsFor('none', { labels: buttons, link: `${pictures.publicUrl}/` }),
    hint: null,
    slip: null,
    footer: [footer.member(host)],
    unsubscribe: unsubscribe && { label: footer.unsubscribe, url: unsubscribe.page },
  }
  return withOneClick(paperEmail({ name, address: email }, language, content, pictures), unsubscribe)
}
