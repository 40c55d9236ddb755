import { type ReviewEdit, type ReviewForm, reviewLimits } from '@celebrio/contract/market/reviews'
import {
  changePictures,
  claimUploads,
  preparePictureChange,
  preparePictures,
  shownPictures,
} from '#features/base/uploads'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { type Db, type Tx, violatesConstraint } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { canEditReview, isAuthor, whyNotReview } from './policies.ts'
import { findBooking, type ReviewedBooking } from './queries/bookings.ts'
import { findImagesOf, insertReview, replaceImages, updateReview } from './queries/reviews.ts'
import { findReview } from './queries/visible.ts'
import { findKnown, readReview } from './read-reviews.ts'
import { shownBy } from './rules.ts'
import { showReviews } from './show-reviews.ts'

const { images: max } = reviewLimits

/**
 * A booking that the viewer can review now, locked in a transaction.
 * @throws AppError not_found, not_completed, already_reviewed, reviews_closed
 */
async function requireReviewable(app: AppContext, db: Db, viewer: Viewer, bookingId: number) {
  const booking = await findBooking(db, viewer.id, bookingId)
  if (!booking) throw new AppError('not_found')
  const known = await findKnown(db, viewer, booking)
  const why = whyNotReview(booking, known, app.clock.now())
  if (why) throw new AppError(why)
  return { booking, isSecond: known.theirs !== undefined }
}

type Said = Pick<ReviewForm, 'stars' | 'words'>

/** @throws AppError already_reviewed */
async function insert(app: AppContext, tx: Tx, booking: ReviewedBooking, { stars, words }: Said): Promise<number> {
  const { id: booking_id, side, celebrant_id, provider_id, changed_at } = booking
  const written_at = app.clock.now()
  const due_at = shownBy(written_at, changed_at)
  const review = { booking_id, side, celebrant_id, provider_id, stars, words, written_at, due_at }
  try {
    return (await insertReview(tx, { ...review, shown_at: null, answer: null, answered_at: null })).id
  } catch (error) {
    if (violatesConstraint(error, 'reviews_once')) throw new AppError('already_reviewed')
    throw error
  }
}

/**
 * Reviews the other side of a booking. With the second review both are shown.
 * @throws AppError not_found, not_completed, already_reviewed, reviews_closed, and what pictures are refused for
 */
export async function write(
  app: AppContext,
  viewer: Viewer,
  bookingId: number,
  { images: urls, ...said }: ReviewForm,
  files: IncomingFile[],
) {
  await requireReviewable(app, app.db, viewer, bookingId)
  const uploadIds = await preparePictures(app, viewer, max, { urls, files })
  const review = await inTransaction(app, async tx => {
    const { booking, isSecond } = await requireReviewable(app, tx, viewer, bookingId)
    const id = await insert(app, tx, booking, said)
    await claimUploads(tx, viewer, uploadIds)
    await replaceImages(tx, id, uploadIds)
    await app.emit(tx, 'review.written', { review_id: id })
    if (isSecond) await showReviews(app, tx, bookingId)
    return readReview(app, tx, viewer, id)
  })
  return { message: 'Review saved', review }
}

/** The pictures of a review, for a change of them. */
const picturesOf = shownPictures({ find: findImagesOf, replace: replaceImages })

/** @throws AppError not_found for reviews of others as well, review_shown, and what pictures are refused for */
export async function edit(
  app: AppContext,
  viewer: Viewer,
  id: number,
  { images: urls, ...said }: ReviewEdit,
  files: IncomingFile[],
) {
  const present = await readReview(app, app.db, viewer, id)
  const change = present.can.edit
    ? await preparePictureChange(app, viewer, { max, present: present.images }, { urls, files })
    : null
  const review = await inTransaction(app, async tx => {
    const locked = await findReview(tx, viewer.id, id)
    authorize(locked && isAuthor(viewer, locked))
    authorize(canEditReview(viewer, locked), 'review_shown')
    await updateReview(tx, id, said)
    if (change) await changePictures(app, tx, viewer, await picturesOf(tx, id), change)
    return readReview(app, tx, viewer, id)
  })
  return { message: 'Review saved', review }
}
