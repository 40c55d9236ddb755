import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from './database.ts'

/** The search terms of a keyword never change while the process runs, so they are cached. */
const cache = new LRUCache<string, { searchTerms: string | null }>({ max: 5000 })

async function readSearchTerms(db: Db, keyword: string): Promise<string | null> {
  const cached = cache.get(keyword)
  if (cached) return cached.searchTerms
  const { rows } = await sql<{ terms: string | null }>`SELECT name_query(${keyword})::text AS terms`.execute(db)
  const searchTerms = rows[0]?.terms ?? null
  cache.set(keyword, { searchTerms })
  return searchTerms
}

/**
 * The keyword as a tsquery of prefixes. Built before the statement runs, so that the statement can use an index.
 * @returns null if the keyword contains no word, so nothing matches; undefined if there is no keyword
 */
export function searchTermsOf(db: Db, keyword: string): Promise<string | null>
export function searchTermsOf(db: Db, keyword: string | undefined): Promise<string | null | undefined>
export async function searchTermsOf(db: Db, keyword: string | undefined): Promise<string | null | undefined> {
  return keyword === undefined ? undefined : readSearchTerms(db, keyword)
}
