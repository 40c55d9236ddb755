import type { LedgerEntry } from '@celebrio/contract/money/ledger'
import { amountOf } from '@celebrio/contract/platform/money'
import type { AppContext } from '#platform/app-context.ts'
import { paginateById } from '#platform/db/keyset.ts'
import { findBalances, listEntries, type OfAccount } from './queries/ledger.ts'

export async function readBalances(app: AppContext) {
  const balances = await findBalances(app.db)
  return { balances: balances.map(({ balance, ...one }) => ({ ...one, balance: amountOf(balance, one.currency) })) }
}

export async function readEntries(app: AppContext, query: OfAccount) {
  const { page, ...more } = paginateById(await listEntries(app.db, query), query.per_page)
  const entries = page.map(
    ({ amount, at, ...row }): LedgerEntry => ({
      ...row,
      at: at.toISOString(),
      amount: amountOf(amount, query.currency),
    }),
  )
  return { entries, ...more }
}
