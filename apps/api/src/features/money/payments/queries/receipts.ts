import { type Insertable, sql } from 'kysely'
import { active } from '#features/people/accounts'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'

/** @returns its number */
export const insertReceipt = (tx: Tx, receipt: Insertable<Tables['receipts']>) =>
  tx.insertInto('receipts').values(receipt).returning('number').executeTakeFirstOrThrow()

/** Somebody's name and address as a receipt has them: those of the company, where there is one. */
export const findAddressee = async (db: Db, userId: number): Promise<string[]> => {
  const one = await db
    .selectFrom('users')
    .leftJoin('service_providers as company', 'company.user_id', 'users.id')
    .select(['users.name', 'company.company_name', 'company.address'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return one ? [one.company_name ?? one.name, one.address ?? ''].filter(Boolean) : []
}

const withPayment = (db: Db) =>
  db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .select(['receipts.number', 'receipts.issued_to', 'receipts.amount', 'receipts.currency', 'receipts.issued_at'])
    .select(
      sql<number | null>`CASE WHEN receipts.refund_id IS NOT NULL THEN (
        SELECT number FROM receipts AS paid WHERE paid.payment_id = receipts.payment_id AND paid.refund_id IS NULL) END`.as(
        'refund_of',
      ),
    )
    .select(['receipts.payment_id', 'receipts.refund_id', 'receipts.user_id', 'payments.purpose', 'payments.details'])

export type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>

export const findReceipt = (db: Db, number: number) =>
  withPayment(db).where('receipts.number', '=', number).executeTakeFirst()

export const findOwnReceipt = (db: Db, userId: number, number: number) =>
  withPayment(db).where('receipts.number', '=', number).where('receipts.user_id', '=', userId).executeTakeFirst()

const issuedAt = sql`receipts.issued_at`

/** Somebody's own, the newest first. */
export const listReceipts = (db: Db, userId: number, paging: Paging) =>
  newestFirst(withPayment(db).where('receipts.user_id', '=', userId), issuedAt, sql`receipts.number`, paging)
    .select(cursorTimestamp(issuedAt).as('position'))
    .execute()

/** The number of the receipt of a payment; undefined where nothing was paid. */
export const findNumber = async (db: Db, paymentId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('receipts')
      .select('number')
      .where('payment_id', '=', paymentId)
      .where('refund_id', 'is', null)
      .executeTakeFirst()
  )?.number

/** Whom to write to about what they have paid, if they may be written to. */
export const findReader = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('id', '=', userId)
    .where('status', '=', active)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
