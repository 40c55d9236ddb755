import type { Db } from '#platform/db/database.ts'
import { fieldRefusal } from '#platform/refusal.ts'
import { findChain } from './queries.ts'
import { chainFault, type PlaceChain } from './rules.ts'

/**
 * Checks that the given places exist and lie in one another; those left out are not asked for. Places never change,
 * so what holds here holds at the insert too.
 * @throws Refusal validation_failed, `place_mismatch` at the first field that does not fit
 */
export async function checkPlaceChain(db: Db, chain: PlaceChain): Promise<void> {
  const fault = chainFault(chain, await findChain(db, chain))
  if (fault) throw fieldRefusal(fault, 'place_mismatch')
}
