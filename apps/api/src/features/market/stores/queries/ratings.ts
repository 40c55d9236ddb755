import { sql } from 'kysely'
import { blockedPeople, hasAnyBlocks } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'

/** Those between whom and the viewer there is a block who have reviewed anything: asked once, and hardly ever anybody. */
const blockedReviewers = (viewerId: number) => sql`
  SELECT blocked.id FROM (${blockedPeople(viewerId)}) AS blocked
  WHERE EXISTS (SELECT FROM reviews WHERE celebrant_id = blocked.id AND side = 'celebrant' AND shown_at IS NOT NULL OFFSET 0)`

/** The stars that people between whom and the viewer there is a block have given a company; null where they gave none. */
export const starsOfBlocked = (viewerId: number, company: string) => sql<number[] | null>`
  CASE WHEN ${hasAnyBlocks(viewerId)} THEN (
    SELECT array_agg(given.stars) FROM unnest(ARRAY(${blockedReviewers(viewerId)})) AS blocked (id) CROSS JOIN LATERAL (
      SELECT stars FROM reviews WHERE provider_id = ${sql.ref(company)} AND celebrant_id = blocked.id
        AND side = 'celebrant' AND shown_at IS NOT NULL AND withheld IS NULL OFFSET 0) AS given) END`

/** How many have given a company one star, two, and so on, and what the viewer does not see of it. */
export const findStars = (db: Db, viewerId: number, providerId: number) =>
  db
    .selectFrom('stores')
    .select(['by_stars', starsOfBlocked(viewerId, 'stores.provider_id').as('hidden_stars')])
    .where('provider_id', '=', providerId)
    .executeTakeFirst()

/** Counts one more review, or one less. Its listing follows as the transaction ends. */
export const countRating = (tx: Tx, providerId: number, stars: number, by: 1 | -1 = 1) =>
  sql`
    UPDATE stores SET by_stars[${stars}::integer] = by_stars[${stars}::integer] + ${by}::integer,
      rating_sum = rating_sum + ${by * stars}::integer, rating_count = rating_count + ${by}::integer
    WHERE provider_id = ${providerId}`.execute(tx)
