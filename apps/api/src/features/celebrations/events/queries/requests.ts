import type { Db, Tx } from '#platform/db/database.ts'
import type { KeyedRequest } from '#platform/db/keyed-requests.ts'

export const saveResult = (tx: Tx, { user_id, key }: KeyedRequest, event_id: number) =>
  tx.updateTable('event_requests').set({ event_id }).where('user_id', '=', user_id).where('key', '=', key).execute()

/** The event that came of it. */
export const findResult = (db: Db, { user_id, key }: KeyedRequest) =>
  db
    .selectFrom('event_requests')
    .innerJoin('events', 'events.id', 'event_requests.event_id')
    .select(['events.id', 'events.open_to'])
    .where('event_requests.user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirst()
