import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { countCodes, deleteCodes } from './queries/recovery-codes.ts'
import { methodsOf } from './queries/second-step-methods.ts'
import { replaceCodes } from './recovery-codes.ts'
import type { SecondStepChange } from './second-step-changes.ts'
import { endSessionsOf } from './sessions.ts'

/**
 * What belongs to a method that has just been added. With the first one whoever is signed in elsewhere has to sign in again.
 * @param isFirst whether there was none before
 * @returns recovery codes, where there are none yet
 */
export async function welcomeMethod(
  app: AppContext,
  tx: Tx,
  { id, sessionId }: Viewer,
  { isFirst, change }: { isFirst: boolean; change: SecondStepChange },
): Promise<string[] | null> {
  if (isFirst) await endSessionsOf(app, tx, id, sessionId)
  await app.emit(tx, 'account.second_step_changed', { user_id: id, change })
  return (await countCodes(tx, id)) === 0 ? replaceCodes(app, tx, id) : null
}

/** What belongs to a method that has just been removed: with the last one the recovery codes go. */
export async function sayGoodbyeToMethod(app: AppContext, tx: Tx, userId: number, change: SecondStepChange) {
  if ((await methodsOf(tx, userId)).length === 0) await deleteCodes(tx, userId)
  await app.emit(tx, 'account.second_step_changed', { user_id: userId, change })
}
