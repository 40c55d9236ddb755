import { sql } from 'kysely'
import { blockedPeople, hasAnyBlocks } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'

/** The stars that people between whom and the viewer there is a block have given a company; null where they gave none. */
export const starsOfBlocked = (viewerId: number, company: string) => sql<number[] | null>`
  CASE WHEN ${hasAnyBlocks(viewerId)} THEN (
    SELECT array_agg(given.stars) FROM (${blockedPeople(viewerId)}) AS blocked CROSS JOIN LATERAL (
      SELECT stars FROM reviews WHERE provider_id = ${sql.ref(company)} AND celebrant_id = blocked.id
        AND side = 'celebrant' AND shown_at IS NOT NULL OFFSET 0) AS given) END`

/** How many have given a company one star, two, and so on, and what the viewer does not see of it. */
export const findStars = (db: Db, viewerId: number, providerId: number) =>
  db
    .selectFrom('stores')
    .select(['by_stars', starsOfBlocked(viewerId, 'stores.provider_id').as('hidden_stars')])
    .where('provider_id', '=', providerId)
    .executeTakeFirst()

/** Counts one more review. Its listing follows as the transaction ends. */
export const countRating = (tx: Tx, providerId: number, stars: number) =>
  sql`
    UPDATE stores SET by_stars[${stars}::integer] = by_stars[${stars}::integer] + 1,
      rating_sum = rating_sum + ${stars}::integer, rating_count = rating_count + 1
    WHERE provider_id = ${providerId}`.execute(tx)
