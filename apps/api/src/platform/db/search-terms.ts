import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from './database.ts'

/** The search terms of a keyword never change while the process runs, so they are cached. */
const known = new LRUCache<string, { searchTerms: string | null }>({ max: 5000 })

async function readSearchTerms(db: Db, keyword: string): Promise<string | null> {
  const cached = known.get(keyword)
  if (cached) return cached.searchTerms
  const { rows } = await sql<{ terms: string | null }>`SELECT name_query(${keyword})::text AS terms`.execute(db)
  const searchTerms = rows[0]?.terms ?? null
  known.set(keyword, { searchTerms })
  return searchTerms
}

/**
 * What the words that are looked for begin with, as the text of a tsquery: made before the statement, so that it can use an index.
 * @returns null where the keyword holds no word, which nothing matches; undefined where there is no keyword
 */
export function searchTermsOf(db: Db, keyword: string): Promise<string | null>
export function searchTermsOf(db: Db, keyword: string | undefined): Promise<string | null | undefined>
export async function searchTermsOf(db: Db, keyword: string | undefined): Promise<string | null | undefined> {
  return keyword === undefined ? undefined : readSearchTerms(db, keyword)
}
