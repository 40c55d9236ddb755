import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { type Paging, readIdCursor, rowsBefore, rowsOfPage } from '#platform/db/keyset.ts'

/** @throws where the same kind has been booked for it before: violates ledger_transactions_kind_reference_id_key */
export const insertTransaction = (tx: Tx, transaction: Insertable<Tables['ledger_transactions']>) =>
  tx.insertInto('ledger_transactions').values(transaction).returning('id').executeTakeFirstOrThrow()

export const insertEntries = (tx: Tx, entries: Insertable<Tables['ledger_entries']>[]) =>
  tx.insertInto('ledger_entries').values(entries).execute()

export type Balance = { account: string; currency: string; balance: number }

export const findBalances = (db: Db): Promise<Balance[]> =>
  db
    .selectFrom('ledger_balances')
    .select(['account', 'currency', 'balance'])
    .orderBy('account')
    .orderBy('currency')
    .execute()

/** The balances, added up from all entries. */
export const addUp = (db: Db): Promise<Balance[]> =>
  db
    .selectFrom('ledger_entries')
    .select(['account', 'currency', sql<number>`sum(amount)::bigint`.as('balance')])
    .groupBy(['account', 'currency'])
    .orderBy('account')
    .orderBy('currency')
    .execute()

export type OfAccount = Paging & { account: string; currency: string }

/** What was booked on an account, the newest first. */
export function listEntries(db: Db, { account, currency, ...paging }: OfAccount) {
  const behind = readIdCursor(paging.cursor)
  return db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as transaction', 'transaction.id', 'entry.transaction_id')
    .select(['entry.id', 'transaction.at', 'transaction.kind', 'transaction.reference_id', 'entry.amount'])
    .where('entry.account', '=', account)
    .where('entry.currency', '=', currency)
    .$if(behind !== undefined, list => list.where('entry.id', '<', behind ?? 0))
    .orderBy('entry.id', 'desc')
    .limit(rowsOfPage(paging.per_page))
    .offset(rowsBefore(paging))
    .execute()
}
