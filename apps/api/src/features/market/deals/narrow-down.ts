import { findTerms, type Terms } from '#features/market/finding'
import type { Db } from '#platform/db/database.ts'
import { findAmong, findFewAround, findFewPriced, findFewSince, findFewWith, findSomeWith } from './queries/few.ts'
import type { Few, Search } from './queries/walk.ts'

/** Where fewer deals have the words that were typed, those with words alike follow them. */
const enough = 10

/** Those with words, and with words alike where they are few, of the few deals that have all else that is asked for. */
async function narrowFewDown(db: Db, few: number[], { meant, loose }: Terms): Promise<Few> {
  const found = await findAmong(db, few, meant.join(' & '))
  if (found.length >= enough) return { meant: found, alike: [] }
  const alike = await findAmong(db, few, loose.join(' & '))
  return { meant: found, alike: alike.filter(id => !found.includes(id)) }
}

/**
 * A search with its keyword: where few deals have all that is asked for, these are the candidates.
 * @returns null where nothing can be found
 */
async function narrowDownByFacets(db: Db, search: Search, keyword: string | undefined): Promise<Search | null> {
  const terms = keyword === undefined ? undefined : await findTerms(db, keyword, 'deal_words')
  if (terms === null) return null
  const others = search.facets === null ? [] : [search.facets]
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

type Look = (db: Db, search: Search) => Promise<number[] | null>

/** What a walk in another order would have to go a long way for, where few deals have it. */
const looks: Look[] = [
  async (db, search) => {
    const { point, chord, order } = search
    return point === null || chord === null || order === 'near' ? null : findFewAround(db, { point, chord }, search)
  },
  async (db, search) => {
    const { prices, order } = search
    return prices === null || order === 'price' ? null : findFewPriced(db, prices, search)
  },
  async (db, search) => {
    const { since, order } = search
    return since === null || order === 'newest' ? null : findFewSince(db, since, search)
  },
]

/** @returns null where nothing can be found */
export async function narrowDown(db: Db, wide: Search, keyword: string | undefined): Promise<Search | null> {
  const search = await narrowDownByFacets(db, wide, keyword)
  if (!search || search.few) return search
  for (const look of looks) {
    const few = await look(db, search)
    if (few) return { ...search, few: { meant: few, alike: [] } }
  }
  return search
}
