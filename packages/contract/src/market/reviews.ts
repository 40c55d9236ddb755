import { z } from 'zod'
import { media } from '../base/media.ts'
import { pictureErrors } from '../base/uploads.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id, integer, listOf } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { reportForm } from '../platform/reports.ts'
import { text } from '../platform/text-schemas.ts'
import { imageParts } from './listings.ts'

/** Code points of texts; pictures of a review. */
export const reviewLimits = { words: 2000, answer: 1000, images: 4 } as const

/**
 * Days: after a booking is completed in which both sides can review, from the first review until it is shown without the other
 * one, and after which who has not reviewed is reminded.
 */
export const reviewDays = { open: 30, blind: 7, reminder: 1 } as const

export const mostStars = 5
const stars = () => z.int().min(1).max(mostStars)

/** Who wrote it. Others read the first name only of a celebrant whom they don't see. */
const author = z.object({
  /** The account; of a celebrant for members only. */
  user_id: z.int().nullable(),
  /** The company, where a provider wrote it. */
  provider_id: z.int().nullable(),
  name: z.string(),
  picture: z.string().nullable(),
})

/** What one side of a completed booking says of the other. */
export const review = z.object({
  id: z.int(),
  /** For the two sides only. */
  booking_id: z.int().nullable(),
  /** Whose words these are. */
  side: z.enum(['celebrant', 'provider']),
  author,
  stars: stars(),
  words: z.string(),
  images: z.array(media),
  written_at: time(),
  /** Since when others read it; null while only its author does. */
  shown_at: time().nullable(),
  /** Of the side that is reviewed. */
  answer: z.object({ words: z.string(), answered_at: time() }).nullable(),
  /** The staff has hidden the viewer’s own review, for the reasons in this statement. */
  statement_id: z.int().nullable(),
  can: z.object({ edit: z.boolean(), answer: z.boolean(), report: z.boolean() }),
})
export type Review = z.output<typeof review>

/** Of the reviews that are shown, without those of people between whom and the viewer there is a block. */
export const ratings = z.object({
  /** The mean, 0 without any. */
  rating: z.number().min(0).max(mostStars),
  total_ratings: z.int().nonnegative(),
  /** How many have given one star, two, and so on. */
  by_stars: z.array(z.int().nonnegative()).length(mostStars),
})
export type Ratings = z.output<typeof ratings>

/** What the two sides of a booking say of each other, as the viewer's side sees it. */
export const bookingReviews = z.object({
  own: review.nullable(),
  /** Of the other side, as soon as it is shown. */
  theirs: review.nullable(),
  /** Whether the other side has written one that is not shown yet. */
  theirs_waits: z.boolean(),
  /** Until when both sides can review; null before the booking is completed. */
  closes_at: time().nullable(),
  /** When the viewer's own is shown at the latest; null if it is, or if there is none. */
  own_shown_by: time().nullable(),
  /** What providers say of the celebrant; for the provider only. */
  celebrant: ratings.nullable(),
  can: z.object({ write: z.boolean() }),
})
export type BookingReviews = z.output<typeof bookingReviews>

/** Addresses of uploads of the caller's; multipart bodies may have the files themselves. */
const images = () => listOf(text({ max: 1000 })).pipe(z.array(z.string()).max(reviewLimits.images))
const givenStars = () => integer(issue('required')).pipe(stars())
const words = () => text({ max: reviewLimits.words, min: 1 })

export const reviewForm = z.object({ stars: givenStars(), words: words(), images: images() })
export type ReviewForm = z.output<typeof reviewForm>

/** What is left out stays. Images that are sent are all that there will be, in this order. */
export const reviewEdit = z.object({
  stars: givenStars().optional(),
  words: words().optional(),
  images: z.optional(images()),
})
export type ReviewEdit = z.output<typeof reviewEdit>

export const reviewAnswerForm = z.object({ answer: text({ max: reviewLimits.answer, min: 1 }) })

const one = z.object({ id: id() })
const changed = message.extend({ review })
const page = { reviews: z.array(review), ...listAnswer }

export const reviews = endpoints({
  ofProvider: {
    method: 'GET',
    path: '/service-provider/:id/review',
    who: 'anyone',
    bearsLag: true,
    summary: 'What celebrants say of a provider after their bookings, the last shown first',
    params: one,
    query: listQuery(10),
    answer: ratings.extend(page),
    errors: ['not_found'],
  },
  ofBooking: {
    method: 'GET',
    path: '/booking/:id/review',
    who: 'member',
    summary: 'What the two sides of a booking of the viewer’s say of each other',
    params: one,
    answer: bookingReviews,
    errors: ['not_found'],
  },
  ofCelebrant: {
    method: 'GET',
    path: '/booking/:id/celebrant-review',
    who: 'provider',
    summary: 'What providers say of the celebrant of a booking of the viewer’s store, the last shown first',
    params: one,
    query: listQuery(10),
    answer: ratings.extend(page),
    errors: ['not_found'],
  },
  write: {
    method: 'POST',
    path: '/booking/:id/review',
    who: 'member',
    summary: 'Review the other side of a completed booking, once',
    params: one,
    body: reviewForm,
    files: imageParts,
    answer: changed,
    status: 201,
    errors: ['not_found', 'not_completed', 'reviews_closed', 'already_reviewed', ...pictureErrors],
    limits: ['commenting'],
  },
  edit: {
    method: 'PATCH',
    path: '/review/:id',
    who: 'member',
    summary: 'Change a review of the viewer’s own, as long as nobody else reads it',
    params: one,
    body: reviewEdit,
    files: imageParts,
    answer: changed,
    errors: ['not_found', 'review_shown', ...pictureErrors],
    limits: ['commenting'],
  },
  answer: {
    method: 'POST',
    path: '/review/:id/answer',
    who: 'member',
    summary: 'Answer a review of the viewer, once',
    params: one,
    body: reviewAnswerForm,
    answer: changed,
    errors: ['not_found', 'already_answered'],
    limits: ['commenting'],
  },
  report: {
    method: 'POST',
    path: '/review/:id/report',
    who: 'member',
    summary: 'Report a review of somebody else; the first report of a person stands',
    params: one,
    body: reportForm,
    answer: message,
    errors: ['not_found', 'own_review'],
    limits: ['reacting'],
  },
})
