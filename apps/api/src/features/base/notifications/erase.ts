import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { eraseActor } from './queries/erase.ts'

/** Erases what somebody was told, and what others were told of them. */
export const eraseNotices = async (_app: AppContext, tx: Tx, userId: number): Promise<boolean> =>
  (await eraseRows(tx, userId, [rowsOf('notifications')])) || eraseActor(tx, userId)
