import { endTickets, insertHost, issueTickets, resetComing } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockEvent } from './queries.ts'

/** Puts the host of a new event on its guest list, with a ticket if the date is known. Hosts take no seat. */
export async function addHost(app: AppContext, tx: Tx, eventId: number, userId: number): Promise<void> {
  const event = await lockEvent(tx, eventId)
  const id = await insertHost(tx, eventId, userId, app.clock.now())
  if (!event?.date_open) await issueTickets(app, tx, [id])
}

/**
 * Asks the guests who are coming to confirm the new date: they keep their seat, but not their ticket. The host gets a
 * new ticket at once. People on the waiting list stay there, a maybe is taken back, and a no remains a no.
 */
export async function requestReconfirmation(app: AppContext, tx: Tx, eventId: number): Promise<void> {
  await lockEvent(tx, eventId)
  const rows = await resetComing(tx, eventId)
  const ids = rows.map(row => row.id)
  await endTickets(app, tx, ids, 'rescheduled')
  await issueTickets(
    app,
    tx,
    rows.flatMap(row => (row.isHost ? row.id : [])),
  )
}
