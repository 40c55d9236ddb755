import type { Db } from '#platform/db/database.ts'
import { searchTermsOf } from '#platform/db/search-terms.ts'
import { findFew } from './queries/prefixes.ts'

/** A name that is looked for, and who has it; null where these are many. */
export type Named = { searchTerms: string | null; ids: number[] | null }

/**
 * Who has a name, so that a list can look them up one by one instead of going through all that it has. Where many have it,
 * the list comes by enough of them on its way.
 */
export async function findNamed(db: Db, keyword: string | undefined): Promise<Named | undefined> {
  const searchTerms = await searchTermsOf(db, keyword)
  return searchTerms === undefined
    ? undefined
    : { searchTerms, ids: searchTerms === null ? [] : await findFew(db, searchTerms) }
}
