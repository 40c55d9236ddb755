import { setBoostedTimes } from '#features/market/deals'
import type { Tx } from '#platform/db/database.ts'
import { lockOpen } from './queries/boosts.ts'

/** Has a locked deal come first when its open boosts say so. */
export const updateBoostedTimes = async (tx: Tx, dealId: number): Promise<void> => {
  await setBoostedTimes(tx, dealId, await lockOpen(tx, dealId))
}
