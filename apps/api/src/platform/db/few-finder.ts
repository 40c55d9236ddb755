import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from './database.ts'

/** The rows of a table for which a condition holds, without a limit: `id`, and `fits`. */
type Rows = (condition: RawBuilder<unknown>, fits: RawBuilder<unknown>) => RawBuilder<unknown>

type Asked = {
  condition: RawBuilder<unknown>
  /** What the condition says. */
  key: string
  /** What else is asked of a row, once it is found. */
  fits: RawBuilder<unknown>
}

/**
 * Finds the rows of a table for which something holds where they are few, to be looked up one by one; more of them come by
 * soon enough on a walk along all. That they are many is asked again only after a while: a list holds the same, whichever
 * way it is read.
 * @param max as many are few
 */
export function fewFinder(max: number, rowsWith: Rows) {
  const haveMany = new LRUCache<string, true>({ max: 5000, ttl: 60_000 })
  /** @returns the ids of those that also fit, null where the condition holds for many */
  return async (db: Db, { condition, key, fits }: Asked): Promise<number[] | null> => {
    if (haveMany.has(key)) return null
    const { rows } = await sql<{ found: number; ids: number[] | null }>`
      SELECT count(*)::integer AS found, array_agg(id) FILTER (WHERE fits) AS ids
      FROM (${rowsWith(condition, fits)} LIMIT ${sql.lit(max + 1)}) AS few`.execute(db)
    const [{ found, ids } = { found: 0, ids: null }] = rows
    if (found <= max) return ids ?? []
    haveMany.set(key, true)
    return null
  }
}
