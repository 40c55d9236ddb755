import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import {
  deletePastSuspensions,
  deleteSuspension,
  insertSuspension,
  reactivateFree,
} from './queries/staff-suspension.ts'
import { endSessionsOf } from './sessions.ts'

/** For good where there is no end. */
type Suspension = { user_id: number; statement_id: number; until: Date | null }

/** Hides somebody with all they own, signs them out everywhere, and lets them come back only when it is over. */
export async function suspendByStaff(app: AppContext, tx: Tx, suspension: Suspension): Promise<void> {
  await insertSuspension(tx, { ...suspension, created_at: app.clock.now() })
  await endSessionsOf(app, tx, suspension.user_id)
}

/** Takes back a suspension before its time. */
export async function liftSuspension(tx: Tx, statementId: number): Promise<void> {
  const lifted = await deleteSuspension(tx, statementId)
  await reactivateFree(
    tx,
    lifted.map(one => one.user_id),
  )
}

/** Ends the suspensions whose time is over. */
export const endSuspensions = (app: AppContext): Promise<void> =>
  inTransaction(app, async tx => {
    const past = await deletePastSuspensions(tx, app.clock.now())
    const userIds = past.map(one => one.user_id)
    if (userIds.length > 0) await reactivateFree(tx, userIds)
  })
