import type { Db, Tx } from '#platform/db/database.ts'
import type { IdempotentRequest } from '#platform/db/idempotent-requests.ts'

export const saveResult = (tx: Tx, { user_id, key }: IdempotentRequest, payment_id: number) =>
  tx.updateTable('payment_requests').set({ payment_id }).where('user_id', '=', user_id).where('key', '=', key).execute()

/** The payment that came of it. */
export const findResult = (db: Db, { user_id, key }: IdempotentRequest) =>
  db
    .selectFrom('payment_requests')
    .innerJoin('payments', 'payments.id', 'payment_requests.payment_id')
    .selectAll('payments')
    .where('payment_requests.user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirst()
