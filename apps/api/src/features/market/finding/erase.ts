import { findCompanyOf } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteListing } from './queries/erase.ts'

/** Takes somebody's store out of all lists for good (0112), and out of the words that are known those which only it had. */
export async function eraseListing(_app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const company = await findCompanyOf(tx, userId)
  if (company !== undefined) await deleteListing(tx, company)
  return false
}
