import type { EventBefore } from '#features/celebrations/events'
import { type ExternalGuest, findExternalGuest, findExternalGuestsToNotify } from '#features/celebrations/guests'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { linesFor } from './arrangements.ts'
import { cancellationEmail, type PersonalEmail, personalEmail } from './emails/emails.ts'
import { newLink } from './links.ts'
import { findWriter } from './queries.ts'

type About = Facts['external_guest.email_due']['about']

/** Whether an e-mail still applies when the fact is handled, which may be late. */
const isStillDue: Record<About, (externalGuest: ExternalGuest) => boolean> = {
  invited: ({ status }) => status !== 'removed',
  moved_up: ({ status }) => status === 'accepted',
  dates_added: ({ status, date_open }) => date_open && status === 'pending',
  date_chosen: ({ status }) => status === 'pending' || status === 'waiting' || status === 'accepted',
  changed: ({ status }) => status === 'pending' || status === 'waiting' || status === 'accepted',
  rescheduled: ({ status }) => status === 'pending' || status === 'waiting' || status === 'accepted',
}

/** The link is created when the e-mail is written, so that no queue ever holds it. */
async function send(
  app: AppContext,
  about: PersonalEmail,
  externalGuest: ExternalGuest,
  before?: EventBefore,
): Promise<void> {
  const { id, email } = externalGuest
  if (!email) return
  const lines = await linesFor(app, about, externalGuest, before)
  if (!lines) return
  const link = await inTransaction(app, tx => newLink(app, tx, id))
  await app.mailer.send(personalEmail(about, { ...externalGuest, email, link }, lines))
}

export async function sendInvitation(
  app: AppContext,
  { guest_id, about, before }: Facts['external_guest.email_due'],
): Promise<void> {
  const externalGuest = await findExternalGuest(app.db, guest_id)
  if (!externalGuest || !isStillDue[about](externalGuest)) return
  await send(app, about === 'invited' && externalGuest.date_open ? 'vote' : about, externalGuest, before)
}

/** Only if they still come, at that same time, which is in the future. */
export async function sendReminder(
  app: AppContext,
  { guest_id, starts_at }: Facts['external_guest.reminder_due'],
): Promise<void> {
  const externalGuest = await findExternalGuest(app.db, guest_id)
  if (externalGuest?.status !== 'accepted' || externalGuest.starts_at.toISOString() !== starts_at) return
  if (externalGuest.starts_at > app.clock.now()) await send(app, 'tomorrow', externalGuest)
}

/** Every invited external guest gets an e-mail, each by a separate job. */
export const inviteByEmail =
  (about: 'rescheduled' | 'changed' | 'dates_added' | 'date_chosen') =>
  (app: AppContext, { event_id, before }: { event_id: number; before?: EventBefore }): Promise<void> =>
    inTransaction(app, async tx => {
      for (const { id } of await findExternalGuestsToNotify(tx, event_id))
        await app.emit(tx, 'external_guest.email_due', { guest_id: id, about, before })
    })

export async function sendCancellation(
  app: AppContext,
  { host_id, ...fact }: Facts['external_guest.event_cancelled'],
): Promise<void> {
  const host = await findWriter(app.db, host_id)
  if (!host) return
  const link = `${app.settings.publicUrl}/`
  await app.mailer.send(cancellationEmail({ ...fact, link, language: host.language, host_name: host.name }))
}
