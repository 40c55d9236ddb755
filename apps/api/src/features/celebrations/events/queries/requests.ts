import type { Db, Tx } from '#platform/db/database.ts'
import type { IdempotentRequest } from '#platform/db/idempotent-requests.ts'

export const saveResult = (tx: Tx, { user_id, key }: IdempotentRequest, event_id: number, booking_ids: number[]) =>
  tx
    .updateTable('event_requests')
    .set({ event_id, booking_ids })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .execute()

/** The event that came of it, and the bookings. */
export const findResult = (db: Db, { user_id, key }: IdempotentRequest) =>
  db
    .selectFrom('event_requests')
    .innerJoin('events', 'events.id', 'event_requests.event_id')
    .select(['events.id', 'events.open_to', 'event_requests.booking_ids'])
    .where('event_requests.user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirst()
