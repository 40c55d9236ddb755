import { sql } from 'kysely'
import { eventsOfStaff, leastRole } from '#features/celebrations/events'
import { unuseFound, useFound, visibleGuests } from '#features/celebrations/guests'
import { type TicketColumns, ticketsOfGuests } from '#features/celebrations/tickets'
import type { Db, Tx } from '#platform/db/database.ts'

/** The ticket of a scan: by its code, or the valid one of somebody that the viewer may see. */
const scanned = (db: Db, viewerId: number, { event_id, code, user_id, guest_id }: Scan) => {
  const here = ticketsOfGuests(db).where('guest.event_id', '=', event_id)
  if (code !== undefined) return here.where('ticket.code', '=', code)
  return here
    .where(user_id === undefined ? 'guest.id' : 'guest.user_id', '=', user_id ?? guest_id ?? 0)
    .where('ticket.revoked_at', 'is', null)
    .where(visibleGuests(db, viewerId))
}

export type Scan = {
  event_id: number
  code?: string | undefined
  user_id?: number | undefined
  guest_id?: number | undefined
}

const doorOf = (tx: Tx, viewerId: number, eventId: number) =>
  eventsOfStaff(tx, viewerId, leastRole.check_in).select('events.id').where('events.id', '=', eventId)

/** A ticket, and when this call has used it; `id` is null where there is none. */
type Used = (TicketColumns & { now_used_at: Date | null }) | { id: null }

/**
 * Uses a valid, unused ticket on behalf of somebody who may let guests in; in one statement, so that of two doors at
 * once only one succeeds.
 * @returns undefined for anyone who may not
 */
export async function useTicket(tx: Tx, viewerId: number, scan: Scan, now: Date): Promise<Used | undefined> {
  const { rows } = await sql<Used>`
    WITH door AS MATERIALIZED (${doorOf(tx, viewerId, scan.event_id)}),
    found AS MATERIALIZED (${scanned(tx, viewerId, scan)}),
    used AS (
      ${useFound(viewerId, now)} RETURNING ticket.used_at)
    SELECT found.*, used.used_at AS now_used_at FROM door LEFT JOIN found ON true LEFT JOIN used ON true`.execute(tx)
  return rows[0]
}

type Taken = { event_id: number; guest_id: number; checked_in_at: string }

/** A ticket as it was, and whether this call has made it unused again; `id` is null where there is none. */
type Unused = (TicketColumns & { is_undone: boolean }) | { id: null }

/**
 * Makes the ticket of a guest unused again, if it was used at exactly that moment, on behalf of somebody who may let
 * guests in; in one statement.
 * @returns undefined for anyone who may not
 */
export async function unuseTicket(tx: Tx, viewerId: number, taken: Taken): Promise<Unused | undefined> {
  const { event_id, guest_id, checked_in_at } = taken
  const { rows } = await sql<Unused>`
    WITH door AS MATERIALIZED (${doorOf(tx, viewerId, event_id)}),
    found AS MATERIALIZED (${scanned(tx, viewerId, { event_id, guest_id })}),
    undone AS (
      ${unuseFound(checked_in_at)} RETURNING ticket.id)
    SELECT found.*, undone.id IS NOT NULL AS is_undone FROM door LEFT JOIN found ON true LEFT JOIN undone ON true`.execute(
    tx,
  )
  return rows[0]
}
