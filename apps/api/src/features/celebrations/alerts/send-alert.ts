import type { Kit } from '#platform/app-context.ts'
import { alertLetter } from './alert-email.ts'
import { type Purpose, signLink } from './links.ts'
import { findAlert } from './queries.ts'

/** Tells the owner of a new event; the links are signed when the letter is written, so that no queue holds them. */
export async function sendAlert(kit: Kit, { event_id }: { event_id: number }): Promise<void> {
  const alert = await findAlert(kit.db, event_id)
  if (!alert) return
  const address = (page: string, purpose: Purpose) =>
    `${kit.settings.publicUrl}/${page}?token=${signLink(kit, purpose, alert)}`
  const links = { confirm: address('event-created', 'confirm'), deny: address('invalid-event', 'deny') }
  await kit.mailer.send(alertLetter(alert, links))
}
