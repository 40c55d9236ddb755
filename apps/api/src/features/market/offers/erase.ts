import { adjustCount, findCompanyOf } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteOffersOf } from './queries/offers.ts'

/** Erases the offers of somebody's store: there are never many. Their pictures go with what its owner has uploaded. */
export async function eraseOffers(_app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const company = await findCompanyOf(tx, userId)
  if (company !== undefined) await adjustCount(tx, company, 'offers', -(await deleteOffersOf(tx, company)))
  return false
}
