import type { Tx } from '#platform/db/database.ts'
import { roleOf } from './roles.ts'
import { visibleEvents } from './visible.ts'

/** Locks an event that the viewer may see, so that it is not deleted meanwhile; with their role at it. */
export const lockVisibleEvent = (tx: Tx, viewerId: number, eventId: number) =>
  visibleEvents(tx, viewerId)
    .select(roleOf(viewerId).as('role'))
    .where('events.id', '=', eventId)
    .forKeyShare('events')
    .executeTakeFirst()

export const insertMark = (tx: Tx, mark: { event_id: number; user_id: number; created_at: Date }) =>
  tx
    .insertInto('event_marks')
    .values(mark)
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const deleteMark = (tx: Tx, userId: number, eventId: number) =>
  tx.deleteFrom('event_marks').where('user_id', '=', userId).where('event_id', '=', eventId).execute()
