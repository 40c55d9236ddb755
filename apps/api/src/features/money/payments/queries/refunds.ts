import type { Db, Tx } from '#platform/db/database.ts'

/** Violates payments_refunded where it is more than what is left, payments_steps where nothing was paid. */
export const insertRefund = (tx: Tx, refund: { payment_id: number; amount: number; created_at: Date }) =>
  tx.insertInto('refunds').values(refund).returning('id').executeTakeFirstOrThrow()

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
