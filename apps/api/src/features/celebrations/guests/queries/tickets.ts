import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { RevokedFor } from '../tables.ts'

type Ticket = { guest_id: number; code: string; created_at: Date }

/** Keeps tickets whose code nobody has. @returns the guests who have theirs */
export async function insertTickets(tx: Tx, tickets: readonly Ticket[]): Promise<Set<number>> {
  const inserted = await tx
    .insertInto('event_tickets')
    .values([...tickets])
    .onConflict(conflict => conflict.column('code').doNothing())
    .returning('guest_id')
    .execute()
  return new Set(inserted.map(ticket => ticket.guest_id))
}

/** The code of the ticket of a guest that is good. Undefined where there is none. */
export const findCode = async (db: Db, guestId: number): Promise<string | undefined> => {
  const ticket = await db
    .selectFrom('event_tickets')
    .select('code')
    .where('guest_id', '=', guestId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return ticket?.code
}

export const revokeTickets = async (tx: Tx, guestIds: readonly number[], reason: RevokedFor, now: Date) => {
  await tx
    .updateTable('event_tickets')
    .set({ revoked_at: now, revoked_for: reason })
    .where('guest_id', '=', sql<number>`ANY(${guestIds}::bigint[])`)
    .where('revoked_at', 'is', null)
    .execute()
}

/**
 * Part of a check-in's statement: uses the ticket `found` by whoever stands at the `door`, if it is good and was not used.
 * A door that was without a connection may have scanned before the ticket was made anew.
 */
export const useFound = (usedBy: number, now: Date) => sql`
  UPDATE event_tickets AS ticket
  SET used_at = greatest(ticket.created_at, ${now}::timestamptz), used_by = ${usedBy}
  FROM found, door
  WHERE ticket.id = found.id AND ticket.used_at IS NULL AND ticket.revoked_at IS NULL`

/** The same for taking a check-in back: the ticket is good again, if it was used in that very moment. */
export const unuseFound = (usedAt: string) => sql`
  UPDATE event_tickets AS ticket SET used_at = NULL, used_by = NULL
  FROM found, door
  WHERE ticket.id = found.id AND ticket.revoked_at IS NULL
    AND date_trunc('milliseconds', ticket.used_at) = ${usedAt}::timestamptz`
