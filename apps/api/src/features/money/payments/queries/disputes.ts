import type { Insertable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

/** Notes how a dispute stands; of what is decided nothing changes any more. @returns whether it is new */
export const noteDispute = async (tx: Tx, dispute: Insertable<Tables['payment_disputes']>): Promise<boolean> =>
  (await tx
    .insertInto('payment_disputes')
    .values(dispute)
    .onConflict(known =>
      known
        .columns(['gateway', 'dispute_id'])
        .doUpdateSet(({ ref }) => ({
          status: ref('excluded.status'),
          closed_at: ref('excluded.closed_at'),
          taken: ref('excluded.taken'),
        }))
        .where('payment_disputes.status', '=', 'open')
        .whereRef('payment_disputes.payment_id', '=', 'excluded.payment_id'),
    )
    .returning('dispute_id')
    .executeTakeFirst()) !== undefined

/** Whether somebody disputes a payment, and that is not decided. */
export const isDisputed = async (db: Db, paymentId: number): Promise<boolean> =>
  (await db
    .selectFrom('payment_disputes')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst()) !== undefined
