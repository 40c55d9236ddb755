import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { oneRow } from '#platform/db/per-row.ts'
import type { RevokedFor } from '../tables.ts'

type Ticket = { guest_id: number; code: string; created_at: Date }

/** Inserts the tickets whose code is not taken yet. @returns the guests who now have one */
export async function insertTickets(tx: Tx, tickets: readonly Ticket[]): Promise<Set<number>> {
  const inserted = await tx
    .insertInto('event_tickets')
    .values([...tickets])
    .onConflict(conflict => conflict.column('code').doNothing())
    .returning('guest_id')
    .execute()
  return new Set(inserted.map(ticket => ticket.guest_id))
}

/** The code of a guest's valid ticket. Undefined where there is none. */
export const findCode = async (db: Db, guestId: number): Promise<string | undefined> => {
  const ticket = await db
    .selectFrom('event_tickets')
    .select('code')
    .where('guest_id', '=', guestId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return ticket?.code
}

/** For LATERAL: the valid ticket of the guest that a column of the outer query names. */
export const validTicketOf = (db: Db, guest: string) =>
  oneRow(
    db
      .selectFrom('event_tickets')
      .select('event_tickets.used_at')
      .where('event_tickets.guest_id', '=', sql.ref<number>(guest))
      .where('event_tickets.revoked_at', 'is', null),
  )

export const revokeTickets = async (tx: Tx, guestIds: readonly number[], reason: RevokedFor, now: Date) => {
  await tx
    .updateTable('event_tickets')
    .set({ revoked_at: now, revoked_for: reason })
    .where('guest_id', '=', sql<number>`ANY(${guestIds}::bigint[])`)
    .where('revoked_at', 'is', null)
    .execute()
}

/**
 * Part of a check-in's statement: uses the ticket `found` on behalf of the `door`, if it is valid and unused. A door
 * that was offline may have scanned before the ticket was reissued.
 */
export const useFound = (usedBy: number, now: Date) => sql`
  UPDATE event_tickets AS ticket
  SET used_at = greatest(ticket.created_at, ${now}::timestamptz), used_by = ${usedBy}
  FROM found, door
  WHERE ticket.id = found.id AND ticket.used_at IS NULL AND ticket.revoked_at IS NULL`

/** The same for undoing a check-in: the ticket becomes unused again, if it was used at exactly that moment. */
export const unuseFound = (usedAt: string) => sql`
  UPDATE event_tickets AS ticket SET used_at = NULL, used_by = NULL
  FROM found, door
  WHERE ticket.id = found.id AND ticket.revoked_at IS NULL
    AND date_trunc('milliseconds', ticket.used_at) = ${usedAt}::timestamptz`
