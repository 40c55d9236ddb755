import type { Tx } from '#platform/db/database.ts'
import { visibleEvents } from './visible.ts'

/**
 * Locks somebody else's event that the viewer may see, so that it is not deleted meanwhile. @returns whether there is
 * one
 */
export async function lockOthersEvent(tx: Tx, viewerId: number, eventId: number): Promise<boolean> {
  const event = await visibleEvents(tx, viewerId)
    .select('events.id')
    .where('events.id', '=', eventId)
    .where('events.user_id', '<>', viewerId)
    .forKeyShare('events')
    .executeTakeFirst()
  return event !== undefined
}

export const insertMark = (tx: Tx, mark: { event_id: number; user_id: number; created_at: Date }) =>
  tx
    .insertInto('event_marks')
    .values(mark)
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const deleteMark = (tx: Tx, userId: number, eventId: number) =>
  tx.deleteFrom('event_marks').where('user_id', '=', userId).where('event_id', '=', eventId).execute()
