import { sql } from 'kysely'
import { dropUnconfirmed, type GuestRow } from '#features/celebrations/guests'
import type { Tx } from '#platform/db/database.ts'

const columns = [
  'id',
  'user_id',
  'members',
  'open_to',
  'starts_at',
  'ends_at',
  'date_open',
  'answers_until',
  'companions_max',
  'allows_maybe',
  'total_guests',
] as const

/** Lets one transaction at a time change who comes to an event. Undefined when there is none. */
export const lockEvent = (tx: Tx, eventId: number) =>
  tx.selectFrom('events').select(columns).where('id', '=', eventId).forUpdate().executeTakeFirst()

/** An event whose seats nobody else can change before the transaction ends. */
export type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>

/**
 * Counts people in, or out with a negative number. @returns the event as it is now; undefined when there are too many
 * for it
 */
export const addHeads = (tx: Tx, eventId: number, heads: number): Promise<LockedEvent | undefined> =>
  tx
    .updateTable('events')
    .set({ total_guests: sql<number>`total_guests + ${heads}` })
    .where('id', '=', eventId)
    .$if(heads > 0, query => query.where(sql<boolean>`(members IS NULL OR total_guests + ${heads} <= members)`))
    .returning(columns)
    .executeTakeFirst()

/** Whether so many people could come to an event if it were empty. */
export async function couldSeat(tx: Tx, eventId: number, heads: number): Promise<boolean> {
  const event = await tx
    .selectFrom('events')
    .select('id')
    .where('id', '=', eventId)
    .where(({ or, eb }) => or([eb('members', 'is', null), eb('members', '>=', heads)]))
    .executeTakeFirst()
  return event !== undefined
}

/** Frees the seats that were kept for guests who have not confirmed. @returns whether there were any */
export async function releaseUnconfirmedSeats(tx: Tx, eventId: number): Promise<boolean> {
  const { rows } = await sql`
    WITH dropped AS (${dropUnconfirmed(eventId)})
    UPDATE events SET total_guests = total_guests - (SELECT sum(heads) FROM dropped)
    WHERE id = ${eventId} AND EXISTS (SELECT FROM dropped) RETURNING id`.execute(tx)
  return rows.length > 0
}

/**
 * Whether a guest who has come by the open link of a locked event may come with so many people: not if they are more than
 * before, and then more by the link than it is for.
 */
export async function openLinkHolds(tx: Tx, guest: GuestRow, heads: number): Promise<boolean> {
  const { by_open_link, event_id, id } = guest
  const counted = !guest.is_maybe && guest.status !== 'rejected' && guest.status !== 'removed'
  if (!by_open_link || (counted && heads <= guest.heads)) return true
  const { rows } = await sql`
    SELECT FROM open_links WHERE event_id = ${event_id} AND max_people < ${heads} + (
      SELECT coalesce(sum(heads), 0) FROM event_guests
      WHERE event_id = ${event_id} AND id <> ${id} AND by_open_link AND NOT is_maybe
        AND status NOT IN ('rejected', 'removed'))`.execute(tx)
  return rows.length === 0
}
