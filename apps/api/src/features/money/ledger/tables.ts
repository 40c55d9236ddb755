import type { LedgerEntry } from '@celebrio/contract/money/ledger'
import type { GeneratedAlways } from 'kysely'

type LedgerTransactionTable = {
  id: GeneratedAlways<number>
  kind: LedgerEntry['kind']
  /** What it is the booking of; a kind is booked once for it. */
  reference_id: number
  currency: string
  at: Date
}

type LedgerEntryTable = {
  id: GeneratedAlways<number>
  transaction_id: number
  currency: string
  account: string
  /** In minor units: a debit above 0, a credit below. */
  amount: number
}

/** Kept by a trigger. */
type LedgerBalanceTable = { account: string; currency: string; balance: number }

declare module '#platform/db/database.ts' {
  interface Tables {
    ledger_transactions: LedgerTransactionTable
    ledger_entries: LedgerEntryTable
    ledger_balances: LedgerBalanceTable
  }
}
