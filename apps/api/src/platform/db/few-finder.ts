import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from './database.ts'

/** Ids of the rows for which a condition holds, without a limit. */
type Ids = (condition: RawBuilder<unknown>) => RawBuilder<{ id: number }>

/**
 * Finds the rows of a table for which something holds where they are few, to be looked up one by one; more of them come by
 * soon enough on a walk along all. That they are many is asked again only after a while: a list holds the same, whichever
 * way it is read.
 * @param max as many are few
 */
export function fewFinder(max: number, ids: Ids) {
  const haveMany = new LRUCache<string, true>({ max: 5000, ttl: 60_000 })
  /** @param key what the condition says @returns null where they are many */
  return async (db: Db, condition: RawBuilder<unknown>, key: string): Promise<number[] | null> => {
    if (haveMany.has(key)) return null
    const { rows } = await sql<{ id: number }>`${ids(condition)} LIMIT ${sql.lit(max + 1)}`.execute(db)
    if (rows.length <= max) return rows.map(({ id }) => id)
    haveMany.set(key, true)
    return null
  }
}
