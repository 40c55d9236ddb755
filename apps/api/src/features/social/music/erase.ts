import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteSubscriptionsOf } from './queries/erase.ts'

const erasedAtOnce = 500

/** Songs of their own go with their uploads. */
export const eraseSubscriptions = async (_app: AppContext, tx: Tx, userId: number): Promise<boolean> =>
  (await deleteSubscriptionsOf(tx, userId, erasedAtOnce)) === erasedAtOnce
