import { eraseRowsOfCompany } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'

/** Erases what somebody has asked, and what their company was asked. */
export async function eraseQuestions(_app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const isMore = await eraseRows(tx, userId, [rowsOf('store_questions')])
  return (await eraseRowsOfCompany(tx, userId, [rowsOf('store_questions', 'provider_id')])) || isMore
}
