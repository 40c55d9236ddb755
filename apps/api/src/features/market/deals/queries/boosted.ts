import { type RawBuilder, sql } from 'kysely'
import { type Asked, asked, searchStatement } from '#features/market/finding'
import type { Db } from '#platform/db/database.ts'
import { conditionsOf, isListedFor, type Search } from './walk.ts'

/** Of so many boosted deals those are looked for that a search fits. */
const maxCandidates = sql.lit(200)

/**
 * Boosted deals, as they stand on a ring in no order that anybody chooses, from a point on it that each turn chooses anew:
 * an index has it.
 */
const along = (turn: number): RawBuilder<unknown> => {
  const start = sql`hashint8extended(${turn}::bigint, 1)`
  const part = (side: RawBuilder<unknown>) => sql`(
    SELECT id FROM deals WHERE is_listed AND boosted_times IS NOT NULL AND hashint8extended(id, 0) ${side} ${start}
    ORDER BY hashint8extended(id, 0), id LIMIT ${maxCandidates})`
  return sql`SELECT id FROM (${part(sql`>=`)} UNION ALL ${part(sql`<`)}) ring LIMIT ${maxCandidates}`
}

type Turn = { search: Asked<Search>; turn: number; rows: number }

const first = searchStatement<Turn, { id: number }>((db, { search, turn, rows }) => {
  const candidates = search.few ? sql`SELECT unnest(${search.few.meant}::bigint[]) AS id` : along(turn)
  return sql`
    SELECT one.id FROM (
      SELECT deal.id FROM (
        SELECT id FROM (${candidates}) boosted ORDER BY hashint8extended(id, ${turn}::bigint), id OFFSET 0) one
      CROSS JOIN LATERAL (
        SELECT * FROM deals WHERE id = one.id AND is_listed AND boosted_times @> ${search.now}::timestamptz OFFSET 0) deal
      WHERE ${conditionsOf(search)} OFFSET 0) one
    WHERE ${isListedFor(search, db, 'one.id')}
    LIMIT ${sql.lit(rows)}`
})

/**
 * Boosted deals that come first in a search, at most so many: their order is another in each turn, so that all of them are
 * on top equally often. Of words, those that were typed have to be in them.
 */
export async function findFirst(
  db: Db,
  search: Search,
  { turn, max }: { turn: number; max: number },
): Promise<number[]> {
  const rows = await first(db, { search: asked(search), turn, rows: max })
  return rows.map(({ id }) => id)
}
