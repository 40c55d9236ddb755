import type { Db, Tx } from '#platform/db/database.ts'

type Named = { user_id: number; key: string }

/**
 * Claims a request by the name that who sent it gave it. Of two at once the second one waits for the first.
 * @returns false if it was sent before
 */
export const claimRequest = async (tx: Tx, request: Named & { created_at: Date }): Promise<boolean> =>
  (await tx
    .insertInto('payment_requests')
    .values({ ...request, payment_id: null })
    .onConflict(conflict => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()) !== undefined

export const saveResult = (tx: Tx, { user_id, key }: Named, payment_id: number) =>
  tx.updateTable('payment_requests').set({ payment_id }).where('user_id', '=', user_id).where('key', '=', key).execute()

/** The payment that came of it. */
export const findResult = (db: Db, { user_id, key }: Named) =>
  db
    .selectFrom('payment_requests')
    .innerJoin('payments', 'payments.id', 'payment_requests.payment_id')
    .selectAll('payments')
    .where('payment_requests.user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirst()

export const deleteRequestsBefore = (db: Db, moment: Date) =>
  db.deleteFrom('payment_requests').where('created_at', '<', moment).execute()
