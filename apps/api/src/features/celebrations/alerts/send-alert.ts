import type { AppContext } from '#platform/app-context.ts'
import { alertEmail } from './alert-email.ts'
import { type Purpose, signLink } from './links.ts'
import { findAlert } from './queries.ts'

/** Tells the owner of a new event; the links are signed when the letter is written, so that no queue holds them. */
export async function sendAlert(app: AppContext, { event_id }: { event_id: number }): Promise<void> {
  const alert = await findAlert(app.db, event_id)
  if (!alert) return
  const address = (page: string, purpose: Purpose) =>
    `${app.settings.publicUrl}/${page}?token=${signLink(app, purpose, alert)}`
  const links = { confirm: address('event-created', 'confirm'), deny: address('invalid-event', 'deny') }
  await app.mailer.send(alertEmail(alert, links))
}
