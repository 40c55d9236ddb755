/** Kinds of notifications about questions to providers; see `kind` of a notification. */
export const questionNoticeKinds = ['question_asked', 'question_answered'] as const
export type QuestionNoticeKind = (typeof questionNoticeKinds)[number]

/**
 * Kinds about the steps of a booking; each goes to the side that did not take it, those of the clock to both. When an
 * event has another date, `booking_date_changed` asks the provider and `booking_asked_again` tells the celebrant so; within
 * its last day `booking_moved_late` and `booking_deleted_late` tell the provider what has become of the event.
 */
export const bookingNoticeKinds = [
  'booking_requested',
  'booking_accepted',
  'booking_changed',
  'booking_confirmed',
  'booking_declined',
  'booking_cancelled',
  'booking_expired',
  'booking_serving',
  'booking_completed',
  'booking_date_changed',
  'booking_asked_again',
  'booking_event_changed',
  'booking_moved_late',
  'booking_deleted_late',
] as const
export type BookingNoticeKind = (typeof bookingNoticeKinds)[number]

/** Kinds about days that somebody holds with a provider; each goes to the provider. */
export const availabilityNoticeKinds = ['day_held'] as const
export type AvailabilityNoticeKind = (typeof availabilityNoticeKinds)[number]

/** Kinds about reviews of bookings; each goes to the side that is reviewed, or has not reviewed yet. */
export const reviewNoticeKinds = ['review_due', 'review_waiting', 'review_shown', 'review_answered'] as const
export type ReviewNoticeKind = (typeof reviewNoticeKinds)[number]

/** Kinds about the trial or plan of a store, and months that it is given; each goes to its owner. */
export const subscriptionNoticeKinds = ['plan_ending', 'plan_ended', 'plan_given'] as const
export type SubscriptionNoticeKind = (typeof subscriptionNoticeKinds)[number]

/** Kinds about boosts; each goes to who sells the deal. */
export const boostNoticeKinds = ['boost_started', 'boost_ended'] as const
export type BoostNoticeKind = (typeof boostNoticeKinds)[number]

/** Kinds about deals; each goes to those who have saved the deal. */
export const dealNoticeKinds = ['deal_reduced', 'deal_ending'] as const
export type DealNoticeKind = (typeof dealNoticeKinds)[number]

/** Kinds about the document of a store; each goes to its owner. */
export const verificationNoticeKinds = ['document_verified', 'document_declined'] as const
export type VerificationNoticeKind = (typeof verificationNoticeKinds)[number]
