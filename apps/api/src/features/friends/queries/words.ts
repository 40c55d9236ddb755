import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '#platform/db/database.ts'

/** What the words of a keyword are never changes while a process runs: those that were read are kept. */
const known = new LRUCache<string, { words: string | null }>({ max: 5000 })

/** What the words of a name may begin with, as text of a tsquery; null where the keyword holds no word. */
export async function wordsOf(db: Db, keyword: string): Promise<string | null> {
  const kept = known.get(keyword)
  if (kept) return kept.words
  const { rows } = await sql<{ words: string | null }>`SELECT name_query(${keyword})::text AS words`.execute(db)
  const words = rows[0]?.words ?? null
  known.set(keyword, { words })
  return words
}
