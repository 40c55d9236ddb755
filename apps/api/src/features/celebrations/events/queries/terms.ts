import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

const max = 200

/** The events that have some words, whoever may see them; null where these are too many to be looked up one by one. */
export async function findFew(db: Db, searchTerms: string | null | undefined): Promise<number[] | null> {
  if (searchTerms === undefined) return null
  if (searchTerms === null) return []
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where(sql<boolean>`words @@ ${searchTerms}::tsquery`)
    .limit(max + 1)
    .execute()
  return rows.length > max ? null : rows.map(({ id }) => id)
}
