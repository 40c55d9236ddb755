import type { BookingReviews, Ratings, Review } from '@celebrio/contract/market/reviews'
import { isProviderVisible, ratingsOf, readRatings } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer, Visitor } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { whyNotReview } from './policies.ts'
import { findBooking, type ReviewedBooking } from './queries/bookings.ts'
import { findReviewsOfCelebrant, findReviewsOfProvider, findWritten } from './queries/reviews.ts'
import { findCelebrantStars } from './queries/showing.ts'
import { findReview, type ReviewRow, reviewsOfBooking } from './queries/visible.ts'
import { closesAt } from './rules.ts'
import { reviewViews } from './view.ts'

async function pageOf(app: AppContext, visitor: Visitor, rows: (ReviewRow & { position: string })[], perPage: number) {
  const { page, ...rest } = paginate(rows, perPage, row => row.id)
  return { reviews: await reviewViews(app, app.db, visitor, page), ...rest }
}

/** What celebrants say of a provider. @throws AppError not_found where there is none that the visitor may see */
export async function readReviewsOf(app: AppContext, visitor: Visitor, providerId: number, paging: Paging) {
  if (!(await isProviderVisible(app.db, visitor.id, { id: providerId }))) throw new AppError('not_found')
  const rows = await findReviewsOfProvider(app.db, visitor.id, providerId, paging)
  return {
    ...(await readRatings(app.db, visitor.id, providerId)),
    ...(await pageOf(app, visitor, rows, paging.per_page)),
  }
}

const readCelebrantRatings = async (db: Db, viewer: Viewer, userId: number): Promise<Ratings> =>
  ratingsOf((await findCelebrantStars(db, viewer.id, userId)) ?? { by_stars: null, hidden_stars: null })

/** @throws AppError not_found for bookings of others as well */
async function requireBooking(db: Db, viewer: Viewer, id: number): Promise<ReviewedBooking> {
  const booking = await findBooking(db, viewer.id, id)
  if (!booking) throw new AppError('not_found')
  return booking
}

/** What providers say of the celebrant of a booking. @throws AppError not_found but for the provider of that booking */
export async function readReviewsOfCelebrant(app: AppContext, viewer: Viewer, bookingId: number, paging: Paging) {
  const { side, celebrant_id } = await requireBooking(app.db, viewer, bookingId)
  if (side !== 'provider') throw new AppError('not_found')
  const rows = await findReviewsOfCelebrant(app.db, viewer.id, celebrant_id, paging)
  return {
    ...(await readCelebrantRatings(app.db, viewer, celebrant_id)),
    ...(await pageOf(app, viewer, rows, paging.per_page)),
  }
}

/** Which reviews there are of a booking, from the viewer's side. */
export async function findKnown(db: Db, viewer: Viewer, { id, side }: ReviewedBooking) {
  const written = await findWritten(db, viewer.id, id)
  return { own: written.find(one => one.side === side), theirs: written.find(one => one.side !== side) }
}

/** What the two sides of a booking say of each other. @throws AppError not_found for bookings of others as well */
export async function readReviewsOfBooking(
  app: AppContext,
  viewer: Viewer,
  bookingId: number,
): Promise<BookingReviews> {
  const booking = await requireBooking(app.db, viewer, bookingId)
  const known = await findKnown(app.db, viewer, booking)
  const rows = await reviewsOfBooking(app.db, viewer.id, bookingId).execute()
  const views = await reviewViews(app, app.db, viewer, rows)
  const own = rows.find(row => row.side === booking.side)
  return {
    own: views.find(one => one.side === booking.side) ?? null,
    theirs: views.find(one => one.side !== booking.side) ?? null,
    theirs_waits: known.theirs?.shown_at === null && known.theirs.is_readable,
    closes_at: booking.status === 'completed' ? closesAt(booking.changed_at).toISOString() : null,
    own_shown_by: own && own.shown_at === null ? own.due_at.toISOString() : null,
    celebrant: booking.side === 'provider' ? await readCelebrantRatings(app.db, viewer, booking.celebrant_id) : null,
    can: { write: whyNotReview(booking, known, app.clock.now()) === null },
  }
}

/** @throws AppError not_found where there is none that the viewer may see */
export async function readReview(app: AppContext, db: Db, viewer: Viewer, id: number): Promise<Review> {
  const row = await findReview(db, viewer.id, id)
  const [review] = await reviewViews(app, db, viewer, row ? [row] : [])
  if (!review) throw new AppError('not_found')
  return review
}
