import { endTickets, insertHost, issueTickets, resetComing } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockEvent } from './queries.ts'

/** Puts the host of a new event on its list, with a ticket where its date is known; they take no place. */
export async function addHost(app: AppContext, tx: Tx, eventId: number, userId: number): Promise<void> {
  const event = await lockEvent(tx, eventId)
  const id = await insertHost(tx, eventId, userId, app.clock.now())
  if (!event?.date_open) await issueTickets(app, tx, [id])
}

/**
 * Asks who comes to confirm another date: their place is kept, their ticket is not. The host has a new ticket at once.
 * Who waits goes on waiting, and a no stays a no.
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
