import type { LedgerEntry } from '@celebrio/contract/money/ledger'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { insertEntries, insertTransaction } from './queries/ledger.ts'

/** `gateway:` money that lies there, `income:` what was earned, by purpose, `owed:` what is to be given back. */
export type Account = `gateway:${string}` | `income:${string}` | `owed:${string}`

type Posting = {
  kind: LedgerEntry['kind']
  /** Of the payment, or the refund. */
  reference_id: number
  currency: string
  /** In minor units, above 0. */
  amount: number
  debit: Account
  credit: Account
}

/** Books an amount from one account to another, in the transaction that makes it true; once for each kind and reference. */
export async function post(app: AppContext, tx: Tx, posting: Posting): Promise<void> {
  const { debit, credit, amount, currency, ...transaction } = posting
  const { id: transaction_id } = await insertTransaction(tx, { ...transaction, currency, at: app.clock.now() })
  await insertEntries(tx, [
    { transaction_id, currency, account: debit, amount },
    { transaction_id, currency, account: credit, amount: -amount },
  ])
}
