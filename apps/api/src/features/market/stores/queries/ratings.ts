import { sql } from 'kysely'
import { blockedPeople } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'

/**
 * The stars that people between whom and the viewer there is a block have given a company; null where they gave none. What
 * they gave to any of some companies is looked up once for a statement, since there are hardly ever any.
 */
export const starsOfBlocked = (viewerId: number, ids: readonly number[], company: string) => sql<number[] | null>`
  (SELECT jsonb_object_agg(given.provider_id, given.stars) FROM (
    SELECT review.provider_id, jsonb_agg(review.stars) AS stars
    FROM unnest(ARRAY(${blockedPeople(viewerId)})) AS blocked (id)
    CROSS JOIN LATERAL (
      SELECT id FROM reviews WHERE celebrant_id = blocked.id AND side = 'celebrant' AND shown_at IS NOT NULL
        AND provider_id = ANY (${ids}::bigint[]) OFFSET 0) AS one
    CROSS JOIN LATERAL (SELECT provider_id, stars FROM reviews WHERE id = one.id AND withheld IS NULL OFFSET 0) AS review
    GROUP BY review.provider_id) AS given) -> ${sql.ref(company)}::text`

/** How many have given a company one star, two, and so on, and what the viewer does not see of it. */
export const findStars = (db: Db, viewerId: number, providerId: number) =>
  db
    .selectFrom('stores')
    .select(['by_stars', starsOfBlocked(viewerId, [providerId], 'stores.provider_id').as('hidden_stars')])
    .where('provider_id', '=', providerId)
    .executeTakeFirst()

/** Counts one more review, or one less. Its listing follows as the transaction ends. */
export const countRating = (tx: Tx, providerId: number, stars: number, by: 1 | -1 = 1) =>
  sql`
    UPDATE stores SET by_stars[${stars}::integer] = by_stars[${stars}::integer] + ${by}::integer,
      rating_sum = rating_sum + ${by * stars}::integer, rating_count = rating_count + ${by}::integer
    WHERE provider_id = ${providerId}`.execute(tx)
