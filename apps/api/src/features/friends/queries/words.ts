import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What the words of a name may begin with, as text of a tsquery; null where the keyword holds no word. */
export async function wordsOf(db: Db, keyword: string): Promise<string | null> {
  const { rows } = await sql<{ words: string | null }>`SELECT name_query(${keyword})::text AS words`.execute(db)
  return rows[0]?.words ?? null
}
