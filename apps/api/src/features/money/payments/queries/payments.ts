import type { PaymentStatus, UndeliveredReason } from '@celebrio/contract/money/payments'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

export type Payment = Selectable<Tables['payments']>

/** All of them, named: so the database keeps how it reads them. */
const columns = [
  'id',
  'user_id',
  'purpose',
  'subject_id',
  'details',
  'amount',
  'currency',
  'status',
  'refunded',
  'gateway',
  'gateway_order',
  'url',
  'created_at',
  'paid_at',
  'asked_at',
  'undelivered',
] as const

export const insertPayment = (tx: Tx, payment: Insertable<Tables['payments']>): Promise<Payment> =>
  tx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow()

type Same = Pick<Payment, 'purpose' | 'subject_id' | 'details' | 'amount' | 'currency' | 'gateway'> & {
  user_id: number
}

/** A payment for the same that waits at the gateway, since a moment. */
export const findOpen = (db: Db, { details, ...same }: Same, since: Date) =>
  db
    .selectFrom('payments')
    .select(columns)
    .where('user_id', '=', same.user_id)
    .where('purpose', '=', same.purpose)
    .where('subject_id', '=', same.subject_id)
    .where('amount', '=', same.amount)
    .where('currency', '=', same.currency)
    .where('gateway', '=', same.gateway)
    .where(sql<boolean>`details = ${JSON.stringify(details)}::jsonb`)
    .where('status', '=', 'created')
    .where('url', 'is not', null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What the gateway calls it; the first answer counts. */
export const setOrder = (db: Db, id: number, order: { gateway_order: string; url: string }) =>
  db.updateTable('payments').set(order).where('id', '=', id).where('gateway_order', 'is', null).execute()

export const findPayment = (db: Db, id: number) =>
  db.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirst()

/** Whether its person has paid for the same, or another choice of it, after it was begun. */
export const hasPaidSince = async (
  db: Db,
  { id, user_id, purpose, subject_id, created_at }: Payment,
): Promise<boolean> =>
  (await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subject_id)
    .where('id', '<>', id)
    .where(sql<boolean>`(paid_at, id) > (${created_at}, ${id})`)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The last that somebody began for a purpose, while it waits at the gateway. */
export const findPending = (
  db: Db,
  { user_id, purpose, subject_id }: { user_id: number } & Pick<Payment, 'purpose' | 'subject_id'>,
) =>
  db
    .selectFrom('payments')
    .select(columns)
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subject_id)
    .where('status', '=', 'created')
    .where('url', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Somebody's own. */
export const findOwn = (db: Db, userId: number, id: number) =>
  db.selectFrom('payments').select(columns).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

export const findByOrder = (db: Db, gateway: string, order: string) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gateway_order', '=', order)
    .executeTakeFirst()

/** Locked until the transaction ends. */
export const lockByOrder = (tx: Tx, gateway: string, order: string) =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gateway_order', '=', order)
    .forUpdate()
    .executeTakeFirst()

/** After all of it is refunded. */
export const setUndelivered = (tx: Tx, id: number, undelivered: UndeliveredReason) =>
  tx.updateTable('payments').set({ undelivered }).where('id', '=', id).execute()

export const setStatus = (tx: Tx, id: number, status: PaymentStatus, paid_at: Date | null) =>
  tx.updateTable('payments').set({ status, paid_at }).where('id', '=', id).execute()

/** @returns whether it is new */
export const noteEvent = async (tx: Tx, event: Insertable<Tables['gateway_events']>): Promise<boolean> =>
  (await tx
    .insertInto('gateway_events')
    .values(event)
    .onConflict(conflict => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()) !== undefined

/** Takes payments in turn of which nothing has been heard since a moment: those first that were never asked about. */
export const claimHanging = (db: Db, { before, now, max }: { before: Date; now: Date; max: number }) =>
  db
    .updateTable('payments')
    .set({ asked_at: now })
    .where('id', 'in', some =>
      some
        .selectFrom('payments as open')
        .select('open.id')
        .where('open.status', '=', 'created')
        .where('open.created_at', '<=', before)
        .where(eb => eb.or([eb('open.asked_at', 'is', null), eb('open.asked_at', '<=', before)]))
        .orderBy('open.asked_at', sort => sort.asc().nullsFirst())
        .orderBy('open.id')
        .limit(max)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

/** Gives a payment up that waits, unless its gateway has answered meanwhile. */
export async function abandonOpen(tx: Tx, { id, gateway_order }: Payment): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'abandoned' })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .where('gateway_order', 'is not distinct from', gateway_order)
    .execute()
}
