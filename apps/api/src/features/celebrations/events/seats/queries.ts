import { sql } from 'kysely'
import { dropUnconfirmed } from '#features/celebrations/guests'
import type { Tx } from '#platform/db/database.ts'

/** Lets one transaction at a time change who comes to an event. Undefined when there is none. */
export const lockEvent = (tx: Tx, eventId: number) =>
  tx
    .selectFrom('events')
    .select(['id', 'user_id', 'members', 'open_to', 'starts_at', 'ends_at', 'date_open', 'total_guests'])
    .where('id', '=', eventId)
    .forUpdate()
    .executeTakeFirst()

/** An event whose seats nobody else can change before the transaction ends. */
export type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>

/** Counts people in, or out with a negative number, unless there are too many for the event. @returns whether it did */
export async function addHeads(tx: Tx, eventId: number, heads: number): Promise<boolean> {
  if (heads === 0) return true
  const counted = await tx
    .updateTable('events')
    .set({ total_guests: sql<number>`total_guests + ${heads}` })
    .where('id', '=', eventId)
    .$if(heads > 0, query => query.where(sql<boolean>`(members IS NULL OR total_guests + ${heads} <= members)`))
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

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
