import { LRUCache } from 'lru-cache'
import type { Db } from './database.ts'

/** Of the rows for which a condition holds, one more than `max` at most: how many, and the ids of those that fit. */
export type Counted = { found: number; ids: number[] | null }

/**
 * Finds the rows of a table for which something holds where they are few, to be looked up one by one; more of them come by
 * soon enough on a walk along all. That they are many is asked again only after a while: a list holds the same, whichever
 * way it is read.
 * @param max as many are few
 * @param count reads the rows for which it holds
 */
export function fewFinder<Asked>(max: number, count: (db: Db, asked: Asked) => Promise<Counted[]>) {
  const haveMany = new LRUCache<string, true>({ max: 5000, ttl: 60_000 })
  /**
   * @param key what the condition says
   * @returns the ids of those that also fit, null where the condition holds for many
   */
  return async (db: Db, asked: Asked, key: string): Promise<number[] | null> => {
    if (haveMany.has(key)) return null
    const [{ found, ids } = { found: 0, ids: null }] = await count(db, asked)
    if (found <= max) return ids ?? []
    haveMany.set(key, true)
    return null
  }
}
