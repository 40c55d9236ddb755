import { type Insertable, sql } from 'kysely'
import { mediaColumns } from '#features/base/uploads'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { allReviews, reviewsOfCelebrant, reviewsOfProvider, withoutBlock } from './visible.ts'

const shownAt = sql`review.shown_at`
const position = cursorTimestamp(shownAt).as('position')

/** The last shown first. */
export const findReviewsOfProvider = (db: Db, viewerId: number, providerId: number, paging: Paging) =>
  newestFirst(reviewsOfProvider(db, viewerId, providerId).select(position), shownAt, sql`review.id`, paging).execute()

export const findReviewsOfCelebrant = (db: Db, viewerId: number, celebrantId: number, paging: Paging) =>
  newestFirst(reviewsOfCelebrant(db, viewerId, celebrantId).select(position), shownAt, sql`review.id`, paging).execute()

/** Which sides of a booking have written, whether it is shown, and whether the viewer will ever read what the other one says. */
export const findWritten = (db: Db, viewerId: number, bookingId: number) =>
  allReviews(db)
    .select(['review.side', 'review.shown_at', withoutBlock(db, viewerId).as('is_readable')])
    .where('review.booking_id', '=', bookingId)
    .execute()

/** Violates reviews_once where this side has written one. */
export const insertReview = (tx: Tx, review: Insertable<Tables['reviews']>): Promise<{ id: number }> =>
  tx.insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow()

/** What is undefined stays. */
export const updateReview = (tx: Tx, id: number, change: { stars?: number | undefined; words?: string | undefined }) =>
  tx
    .updateTable('reviews')
    .set(({ ref }) => ({ stars: change.stars ?? ref('stars'), words: change.words ?? ref('words') }))
    .where('id', '=', id)
    .execute()

export const updateAnswer = (tx: Tx, id: number, answer: string, answered_at: Date) =>
  tx.updateTable('reviews').set({ answer, answered_at }).where('id', '=', id).execute()

/** Pictures of some reviews, in the authors' order. */
export const findImagesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('review_images as shown')
    .innerJoin('uploads', 'uploads.id', 'shown.upload_id')
    .select(['shown.review_id', ...mediaColumns])
    .where('shown.review_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('shown.review_id')
    .orderBy('shown.position')
    .execute()

/** Has a review show these pictures only, in this order. */
export async function replaceImages(tx: Tx, review_id: number, uploadIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('review_images').where('review_id', '=', review_id).execute()
  const rows = uploadIds.map((upload_id, position) => ({ review_id, position, upload_id }))
  if (rows.length > 0) await tx.insertInto('review_images').values(rows).execute()
}
