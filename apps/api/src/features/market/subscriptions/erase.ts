import { eraseRowsOfCompany } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { rowsOf } from '#platform/db/erase-rows.ts'

/** Erases that somebody was reminded of their plan. What was paid for stays with the payments, and says nothing of anybody. */
export const eraseReminders = (_app: AppContext, tx: Tx, userId: number): Promise<boolean> =>
  eraseRowsOfCompany(tx, userId, [rowsOf('plan_reminders', 'provider_id')])
