import type { Review } from '@celebrio/contract/market/reviews'
import type { ErrorCode } from '@celebrio/contract/platform/errors'
import type { Visitor } from '#platform/auth/viewer.ts'
import { closesAt } from './rules.ts'
import type { ReviewSide } from './tables.ts'

type Booked = { status: string; changed_at: Date }

type Written = {
  side: ReviewSide
  celebrant_id: number
  /** Of the company. */
  owner_id: number
  shown_at: Date | null
  answer: string | null
}

/** What is known of the reviews of one booking: whether there is one of either side, and whether it is shown. */
type Known = { own: unknown; theirs: { shown_at: Date | null } | undefined }

/**
 * Why a side of a booking can't review the other one, null where it can. Who has read what the other one says can't write any
 * more: reviews are shown together.
 */
export function whyNotReview({ status, changed_at }: Booked, { own, theirs }: Known, now: Date): ErrorCode | null {
  if (status !== 'completed') return 'not_completed'
  if (own) return 'already_reviewed'
  return theirs?.shown_at || now >= closesAt(changed_at) ? 'reviews_closed' : null
}

export const authorOf = ({ side, celebrant_id, owner_id }: Written): number =>
  side === 'celebrant' ? celebrant_id : owner_id

const reviewedOf = ({ side, celebrant_id, owner_id }: Written): number =>
  side === 'celebrant' ? owner_id : celebrant_id

export const isAuthor = ({ id }: Visitor, review: Written): boolean => id !== 0 && id === authorOf(review)

const isReviewed = ({ id }: Visitor, review: Written): boolean => id !== 0 && id === reviewedOf(review)

/** Whether the viewer is one of the two whom the review is about. */
export const isConcerned = (viewer: Visitor, review: Written): boolean =>
  isAuthor(viewer, review) || isReviewed(viewer, review)

/** Why an author can't change a review, null where they can. */
export const canEditReview = (viewer: Visitor, review: Written): boolean =>
  isAuthor(viewer, review) && review.shown_at === null

export const canAnswerReview = (viewer: Visitor, review: Written): boolean =>
  isReviewed(viewer, review) && review.shown_at !== null && review.answer === null

export const canReportReview = (viewer: Visitor, review: Written): boolean =>
  viewer.id !== 0 && review.shown_at !== null && !isAuthor(viewer, review)

export const reviewRights = (viewer: Visitor, review: Written): Review['can'] => ({
  edit: canEditReview(viewer, review),
  answer: canAnswerReview(viewer, review),
  report: canReportReview(viewer, review),
})
