import type { Db } from '#platform/db/database.ts'
import type { FacetedRows, FacetedSearch, Few } from './queries/faceted-rows.ts'
import { findTerms, type Terms, type WordTable } from './queries/keyword.ts'

/** Where fewer rows have the words that were typed, those with words alike follow them. */
const enough = 10

/** Those with words, and with words alike where they are few, of the few rows that have all else that is asked for. */
async function narrowFewDown<Search extends FacetedSearch>(
  db: Db,
  { findAmong }: FacetedRows<Search>,
  few: number[],
  { meant, findLoose }: Terms,
): Promise<Few> {
  const found = await findAmong(db, few, meant)
  if (found.length >= enough) return { meant: found, alike: [] }
  const alike = await findAmong(db, few, await findLoose())
  return { meant: found, alike: alike.filter(id => !found.includes(id)) }
}

/**
 * Narrows a search down by its facets and its keyword: where few rows have all that is asked for, these are the candidates.
 * @param words where the words of the rows are, each once
 */
export const narrowingByFacets =
  <Search extends FacetedSearch>(rows: FacetedRows<Search>, words: WordTable) =>
  /** @returns null where nothing can be found */
  async (db: Db, search: Search, keyword: string | undefined): Promise<Search | null> => {
    const terms = keyword === undefined ? undefined : await findTerms(db, keyword, words)
    if (terms === null) return null
    // The beginnings of words are many: those that have all else are asked for first.
    const others = search.facets
    const few = others.length === 0 ? null : await rows.findFewWith(db, search, others)
    if (few) {
      const candidates = terms ? await narrowFewDown(db, rows, few, terms) : { meant: few, alike: [] }
      return { ...search, facets: [], few: candidates }
    }
    if (terms === undefined) return search
    const facets = [...terms.meant, ...others]
    const meant = await rows.findFewWith(db, search, facets)
    if (!meant) return { ...search, facets }
    if (meant.length >= enough) return { ...search, facets: [], few: { meant, alike: [] } }
    const alike = await rows.findSomeWith(db, [...(await terms.findLoose()), ...others], facets)
    return { ...search, facets: [], few: { meant, alike } }
  }
