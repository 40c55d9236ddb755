import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { findCompanyOf } from './queries/companies.ts'
import { emptyStore } from './queries/stores.ts'

/** The same as `eraseRows`, by the company of somebody; nothing where they have none. */
export async function eraseRowsOfCompany(
  tx: Tx,
  userId: number,
  rows: Parameters<typeof eraseRows>[2],
): Promise<boolean> {
  const company = await findCompanyOf(tx, userId)
  return company !== undefined && eraseRows(tx, company, rows)
}

/** The store stays, as bookings point at it, and says nothing any more. */
export async function eraseStore(_app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const isMore = await eraseRows(tx, userId, [rowsOf('store_members'), rowsOf('store_inquiries')])
  const company = await findCompanyOf(tx, userId)
  if (company === undefined) return isMore
  await emptyStore(tx, company)
  const ofCompany = [
    rowsOf('store_members', 'provider_id'),
    rowsOf('store_answers', 'provider_id'),
    rowsOf('store_inquiries', 'provider_id'),
  ]
  return (await eraseRows(tx, company, ofCompany)) || isMore
}
