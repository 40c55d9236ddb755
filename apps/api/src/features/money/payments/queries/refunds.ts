import type { Db, Tx } from '#platform/db/database.ts'

type NewRefund = { payment_id: number; amount: number; created_at: Date; sent_at: Date | null }

/** Violates payments_refunded where it is more than what is left, payments_steps where nothing was paid. */
export const insertRefund = (tx: Tx, refund: NewRefund) =>
  tx.insertInto('refunds').values(refund).returning('id').executeTakeFirstOrThrow()

/** What of a payment can still go back; it is locked until the transaction ends. */
export const lockLeft = async (tx: Tx, paymentId: number): Promise<number> => {
  const { amount, refunded } = await tx
    .selectFrom('payments')
    .select(['amount', 'refunded'])
    .where('id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return amount - refunded
}

export const findRefund = (db: Db, id: number) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.amount', 'refunds.sent_at', 'refunds.payment_id'])
    .select(['payments.user_id', 'payments.currency', 'payments.gateway', 'payments.gateway_order', 'payments.purpose'])
    .where('refunds.id', '=', id)
    .executeTakeFirst()

/** @returns false when that was noted before */
export const markSent = async (tx: Tx, id: number, sent_at: Date): Promise<boolean> =>
  (await tx
    .updateTable('refunds')
    .set({ sent_at })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** What is still owed since a moment, the oldest first. */
export const findOwed = (db: Db, before: Date, max: number) =>
  db
    .selectFrom('refunds')
    .select('id')
    .where('sent_at', 'is', null)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(max)
    .execute()
