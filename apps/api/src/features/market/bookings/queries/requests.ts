import type { Db, Tx } from '#platform/db/database.ts'

type Named = { user_id: number; key: string }

/**
 * Claims a request by the name that who sent it gave it. Of two at once the second one waits for the first.
 * @returns false if it was sent before
 */
export async function claimRequest(tx: Tx, request: Named & { created_at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('booking_requests')
    .values(request)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export const saveResult = (tx: Tx, { user_id, key }: Named, booking_ids: number[]) =>
  tx
    .updateTable('booking_requests')
    .set({ booking_ids })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .execute()

/** What came of it. */
export const findResult = async (db: Db, { user_id, key }: Named): Promise<number[]> =>
  (
    await db
      .selectFrom('booking_requests')
      .select('booking_ids')
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .executeTakeFirst()
  )?.booking_ids ?? []

export const deleteRequestsBefore = (db: Db, moment: Date) =>
  db.deleteFrom('booking_requests').where('created_at', '<', moment).execute()
