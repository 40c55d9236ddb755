import type { Db } from '#platform/db/database.ts'
import { findFewWith, findSomeWith } from './queries/few.ts'
import { findTerms } from './queries/keyword.ts'
import type { Search } from './queries/walk.ts'

/** Where fewer stores have the words that were typed, those with words alike follow them. */
const enough = 10

/**
 * A search with its keyword: where few stores have all that is asked for, these are the candidates.
 * @returns null where nothing can be found
 */
export async function narrowDown(db: Db, search: Search, keyword: string | undefined): Promise<Search | null> {
  const terms = keyword === undefined ? undefined : await findTerms(db, keyword)
  if (terms === null) return null
  const others = search.facets === null ? [] : [search.facets]
  const facets = [...(terms?.meant ?? []), ...others].join(' & ')
  if (facets === '') return search
  const meant = await findFewWith(db, facets)
  if (!meant) return { ...search, facets }
  const isSlip = terms !== undefined && meant.length < enough
  const alike = isSlip ? await findSomeWith(db, [...terms.loose, ...others].join(' & '), facets) : []
  return { ...search, facets: null, few: { meant, alike } }
}
