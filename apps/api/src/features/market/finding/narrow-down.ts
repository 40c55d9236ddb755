import type { Db } from '#platform/db/database.ts'
import { narrowingByFacets } from './narrow-by-facets.ts'
import { findFewAround, findFewComing, findFewPriced, stores } from './queries/few.ts'
import type { Search } from './queries/walk.ts'

/** A search with its keyword. */
export const narrowDown = narrowingByFacets(stores, 'store_words')

/**
 * A walk is spared where few stores come to the place, or are in the circle. A walk by distance ends where the circle does,
 * but those who come may be the last in it.
 */
export async function narrowDownByDistance(db: Db, search: Search): Promise<Search> {
  const { few, point, chord, comes, order } = search
  if (few || point === null || chord === null || (order === 'near' && !comes)) return search
  const candidates = comes ? await findFewComing(db, search, point) : await findFewAround(db, search, { point, chord })
  return candidates ? { ...search, few: { meant: candidates, alike: [] } } : search
}

/** So it is where few stores have such a price; a walk by price is among them anyway. */
export async function narrowDownByPrice(db: Db, search: Search): Promise<Search> {
  const { few, prices, order } = search
  if (few || prices === null || order === 'price') return search
  const candidates = await findFewPriced(db, search, prices)
  return candidates ? { ...search, few: { meant: candidates, alike: [] } } : search
}
