import { sql } from 'kysely'
import { blockedPeople, hasAnyBlocks } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'
import type { ReviewSide } from '../tables.ts'

/** A booking with a review that has waited long enough, which nobody else shows in this moment; locked. */
export const claimDue = async (tx: Tx, now: Date): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('reviews')
      .select('booking_id')
      .where('shown_at', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()
  )?.booking_id

export type Shown = { id: number; side: ReviewSide; stars: number; celebrant_id: number; provider_id: number }

/** Shows what is not yet shown of a booking. @returns each review once, however many show them at the same time */
export const showOf = (tx: Tx, bookingId: number, now: Date): Promise<Shown[]> =>
  tx
    .updateTable('reviews')
    .set({ shown_at: now })
    .where('booking_id', '=', bookingId)
    .where('shown_at', 'is', null)
    .returning(['id', 'side', 'stars', 'celebrant_id', 'provider_id'])
    .execute()

/** Counts one more review of a celebrant, or one less. */
export const countCelebrantRating = (tx: Tx, userId: number, stars: number, by: 1 | -1 = 1) => {
  const first = [1, 2, 3, 4, 5].map(one => (one === stars ? 1 : 0))
  return sql`
    INSERT INTO celebrant_ratings AS known (user_id, by_stars) VALUES (${userId}, ${first}::integer[])
    ON CONFLICT (user_id) DO UPDATE SET by_stars[${stars}::integer] = known.by_stars[${stars}::integer] + ${by}::integer`.execute(
    tx,
  )
}

/** The stars that companies have given a celebrant between whose owner and the viewer there is a block. */
const starsOfBlocked = (viewerId: number) => sql<number[] | null>`
  CASE WHEN ${hasAnyBlocks(viewerId)} THEN (
    SELECT array_agg(given.stars) FROM (${blockedPeople(viewerId)}) AS blocked
    CROSS JOIN LATERAL (SELECT id FROM service_providers WHERE user_id = blocked.id OFFSET 0) AS company
    CROSS JOIN LATERAL (
      SELECT stars FROM reviews WHERE reviews.provider_id = company.id AND reviews.celebrant_id = celebrant_ratings.user_id
        AND side = 'provider' AND shown_at IS NOT NULL AND withheld IS NULL OFFSET 0) AS given) END`

/** How many have given a celebrant one star, two, and so on, and what the viewer does not see of it. */
export const findCelebrantStars = (db: Db, viewerId: number, userId: number) =>
  db
    .selectFrom('celebrant_ratings')
    .select(['by_stars', starsOfBlocked(viewerId).as('hidden_stars')])
    .where('user_id', '=', userId)
    .executeTakeFirst()
