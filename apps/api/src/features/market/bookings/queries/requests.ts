import type { Db, Tx } from '#platform/db/database.ts'
import type { IdempotentRequest } from '#platform/db/idempotent-requests.ts'

export const saveResult = (tx: Tx, { user_id, key }: IdempotentRequest, booking_ids: number[]) =>
  tx
    .updateTable('booking_requests')
    .set({ booking_ids })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .execute()

/** The bookings that came of it. */
export const findResult = async (db: Db, { user_id, key }: IdempotentRequest): Promise<number[]> =>
  (
    await db
      .selectFrom('booking_requests')
      .select('booking_ids')
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .executeTakeFirst()
  )?.booking_ids ?? []
