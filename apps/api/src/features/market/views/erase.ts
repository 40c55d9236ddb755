import { eraseRowsOfCompany } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { rowsOf } from '#platform/db/erase-rows.ts'

/** Erases how often somebody's store was looked at. */
export const eraseViews = (_app: AppContext, tx: Tx, userId: number): Promise<boolean> =>
  eraseRowsOfCompany(tx, userId, [rowsOf('store_viewers', 'provider_id'), rowsOf('store_views', 'provider_id')])
