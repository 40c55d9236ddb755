import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { nobodysName } from '#platform/nobodys-name.ts'
import type { ReviewSide } from '../tables.ts'

const company = (userId: number) => sql<number>`(SELECT id FROM service_providers WHERE user_id = ${userId})`

/** Reviews of bookings in which somebody is on one side, written by the side that is said. */
const reviewsOf = (tx: Tx, userId: number, own: ReviewSide, by: ReviewSide) =>
  tx
    .selectFrom('reviews')
    .select('id')
    .where(own === 'celebrant' ? 'celebrant_id' : 'provider_id', '=', own === 'celebrant' ? userId : company(userId))
    .where('side', '=', by)

/** Takes words and pictures from some reviews that somebody has written on a side. @returns how many */
export async function emptyReviews(tx: Tx, userId: number, side: ReviewSide, max: number): Promise<number> {
  const rows = await reviewsOf(tx, userId, side, side).where('words', '<>', nobodysName).limit(max).execute()
  const these = sql<number>`ANY(${rows.map(row => row.id)}::bigint[])`
  await tx.deleteFrom('review_images').where('review_id', '=', these).execute()
  await tx.updateTable('reviews').set({ words: nobodysName }).where('id', '=', these).execute()
  return rows.length
}

/** Takes back some answers of somebody on a side to what the other one has written. @returns how many */
export async function emptyAnswers(tx: Tx, userId: number, side: ReviewSide, max: number): Promise<number> {
  const other = side === 'celebrant' ? 'provider' : 'celebrant'
  const rows = await reviewsOf(tx, userId, side, other).where('answer', 'is not', null).limit(max).execute()
  const these = sql<number>`ANY(${rows.map(row => row.id)}::bigint[])`
  await tx.updateTable('reviews').set({ answer: null, answered_at: null }).where('id', '=', these).execute()
  return rows.length
}
