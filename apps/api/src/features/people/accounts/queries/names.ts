import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { searchTermsOf } from '#platform/db/search-terms.ts'

const max = 200

/** A name that is looked for, and who has it; null where these are many. */
export type Named = { searchTerms: string | null; ids: number[] | null }

async function findIds(db: Db, searchTerms: string): Promise<number[] | null> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`name_words @@ ${searchTerms}::tsquery`)
    .limit(max + 1)
    .execute()
  return rows.length > max ? null : rows.map(({ id }) => id)
}

/**
 * Who has a name, so that a list can look them up one by one instead of going through all that it has. Where many have it,
 * the list comes by enough of them on its way.
 */
export async function findNamed(db: Db, keyword: string | undefined): Promise<Named | undefined> {
  const searchTerms = await searchTermsOf(db, keyword)
  return searchTerms === undefined
    ? undefined
    : { searchTerms, ids: searchTerms === null ? [] : await findIds(db, searchTerms) }
}
