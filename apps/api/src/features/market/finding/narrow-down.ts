import type { Db } from '#platform/db/database.ts'
import { findAmong, findFewAround, findFewComing, findFewPriced, findFewWith, findSomeWith } from './queries/few.ts'
import { findTerms, type Terms } from './queries/keyword.ts'
import type { Few, Search } from './queries/walk.ts'

/** Where fewer stores have the words that were typed, those with words alike follow them. */
const enough = 10

/** Those with words, and with words alike where they are few, of the few stores that have all else that is asked for. */
async function narrowFewDown(db: Db, few: number[], { meant, loose }: Terms): Promise<Few> {
  const found = await findAmong(db, few, meant.join(' & '))
  if (found.length >= enough) return { meant: found, alike: [] }
  const alike = await findAmong(db, few, loose.join(' & '))
  return { meant: found, alike: alike.filter(id => !found.includes(id)) }
}

/**
 * A search with its keyword: where few stores have all that is asked for, these are the candidates.
 * @returns null where nothing can be found
 */
export async function narrowDown(db: Db, search: Search, keyword: string | undefined): Promise<Search | null> {
  const terms = keyword === undefined ? undefined : await findTerms(db, keyword)
  if (terms === null) return null
  const others = search.facets === null ? [] : [search.facets]
  // The beginnings of words are many: those that have all else are asked for first.
  const few = search.facets === null ? null : await findFewWith(db, search.facets, search)
  if (few)
    return { ...search, facets: null, few: terms ? await narrowFewDown(db, few, terms) : { meant: few, alike: [] } }
  if (terms === undefined) return search
  const facets = [...terms.meant, ...others].join(' & ')
  const meant = await findFewWith(db, facets, search)
  if (!meant) return { ...search, facets }
  const alike = meant.length < enough ? await findSomeWith(db, [...terms.loose, ...others].join(' & '), facets) : []
  return { ...search, facets: null, few: { meant, alike } }
}

/**
 * A walk is spared where few stores come to the place, or are in the circle. A walk by distance ends where the circle does,
 * but those who come may be the last in it.
 */
export async function narrowDownByDistance(db: Db, search: Search): Promise<Search> {
  const { few, point, chord, comes, order } = search
  if (few || point === null || chord === null || (order === 'near' && !comes)) return search
  const candidates = comes ? await findFewComing(db, point, search) : await findFewAround(db, { point, chord }, search)
  return candidates ? { ...search, few: { meant: candidates, alike: [] } } : search
}

/** So it is where few stores have such a price; a walk by price is among them anyway. */
export async function narrowDownByPrice(db: Db, search: Search): Promise<Search> {
  const { few, prices, order } = search
  if (few || prices === null || order === 'price') return search
  const candidates = await findFewPriced(db, prices, search)
  return candidates ? { ...search, few: { meant: candidates, alike: [] } } : search
}
