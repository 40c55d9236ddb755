import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from './database.ts'

/** What the words of a keyword are does not change while a process runs: those that were read are kept. */
const known = new LRUCache<string, { words: string | null }>({ max: 5000 })

async function readWords(db: Db, keyword: string): Promise<string | null> {
  const kept = known.get(keyword)
  if (kept) return kept.words
  const { rows } = await sql<{ words: string | null }>`SELECT name_query(${keyword})::text AS words`.execute(db)
  const words = rows[0]?.words ?? null
  known.set(keyword, { words })
  return words
}

/**
 * What words of a text are to begin with, as text of a tsquery: made before the statement, so that an index serves it.
 * @returns null where the keyword holds no word, which nothing matches; undefined where there is no keyword
 */
export function wordsOf(db: Db, keyword: string): Promise<string | null>
export function wordsOf(db: Db, keyword: string | undefined): Promise<string | null | undefined>
export async function wordsOf(db: Db, keyword: string | undefined): Promise<string | null | undefined> {
  return keyword === undefined ? undefined : readWords(db, keyword)
}
