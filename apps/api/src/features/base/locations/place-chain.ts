import { fieldError } from '#platform/app-error.ts'
import type { Db } from '#platform/db/database.ts'
import { findChain } from './queries/places.ts'
import { chainFault, gapIn, movedTo, type PlaceChain } from './rules.ts'

/**
 * Checks that the given places exist and lie in one another; those left out are not asked for. Places never change,
 * so what holds here holds at the insert too.
 * @throws AppError validation_failed, `place_mismatch` at the first field that does not fit
 */
export async function checkPlaceChain(db: Db, chain: PlaceChain, form = ''): Promise<void> {
  const fault = chainFault(chain, await findChain(db, chain))
  if (fault) throw fieldError(form + fault, 'place_mismatch')
}

/**
 * Places after a change, those that are sent instead of those before.
 * @param form what the names of the fields begin with, such as `service_provider.`
 * @throws AppError validation_failed, `place_mismatch` at the first field that does not fit
 */
export async function placesAfter(
  db: Db,
  now: Parameters<typeof movedTo>[0],
  sent: Parameters<typeof movedTo>[1],
  form = '',
) {
  const places = movedTo(now, sent)
  const gap = gapIn(places)
  if (gap) throw fieldError(form + gap, 'place_mismatch')
  await checkPlaceChain(db, places, form)
  return places
}
