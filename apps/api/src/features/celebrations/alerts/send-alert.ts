import { emailPicture, mainKey } from '#features/base/uploads'
import { allowOwnEmail } from '#features/people/accounts'
import type { AppContext } from '#platform/app-context.ts'
import { calendarLeaf, fullTime } from '#platform/formats.ts'
import { calledName } from '#platform/mail/called-name.ts'
import type { Email } from '#platform/mail/mailer.ts'
import { paperEmail } from '#platform/mail/paper/paper-email.ts'
import { type Purpose, signLink } from './links.ts'
import { messages } from './messages.ts'
import { type Alert, findAlert } from './queries.ts'

type Links = { confirm: string; deny: string }

/** Asks the owner whether they created the event, with a link for either answer. */
async function alertEmail(app: AppContext, alert: Alert, links: Links): Promise<Email> {
  const { email, language, title, date_open, starts_at, timezone, cover } = alert
  const name = calledName(alert.name)
  const when = date_open ? null : fullTime(language, starts_at, timezone)
  const { subject, greeting, text, mine, notMine, closing, coverAlt } = messages[language].email({ name, title, when })
  const content = {
    subject,
    preview: text,
    cover: cover && (await emailPicture(app, mainKey(cover.kind, cover.folder), 'cover')),
    coverAlt,
    lead: null,
    heading: greeting,
    text,
    leaf: date_open ? null : { now: calendarLeaf(language, starts_at, timezone), before: null, isCancelled: false },
    lines: when === null ? [] : [title, when],
    facts: [],
    showsFacts: 'no' as const,
    buttons: [
      { label: mine, url: links.confirm },
      { label: notMine, url: links.deny },
    ] as [{ label: string; url: string }, { label: string; url: string }],
    hint: null,
    slip: null,
    footer: [closing],
  }
  return paperEmail({ name, address: email }, language, content, app.settings)
}

/** Sends the owner of a new event an e-mail; the links are signed when it is written, so that no queue holds them. */
export async function sendAlert(app: AppContext, { event_id }: { event_id: number }): Promise<void> {
  const alert = await findAlert(app.db, event_id)
  if (!alert || !(await allowOwnEmail(app, { ...alert, id: alert.user_id }))) return
  const address = (page: string, purpose: Purpose) =>
    `${app.settings.publicUrl}/${page}?token=${signLink(app, purpose, alert)}`
  const links = { confirm: address('event-created', 'confirm'), deny: address('invalid-event', 'deny') }
  await app.mailer.send(await alertEmail(app, alert, links))
}
