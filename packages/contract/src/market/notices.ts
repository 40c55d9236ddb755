/** Kinds of notifications about questions to providers; see `kind` of a notification. */
export const questionNoticeKinds = ['question_asked', 'question_answered'] as const
export type QuestionNoticeKind = (typeof questionNoticeKinds)[number]

/**
 * Kinds about the steps of a booking; each goes to the side that did not take it, those of the clock to both. When an
 * event has another date, `booking_date_changed` asks the provider and `booking_asked_again` tells the celebrant so.
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
] as const
export type BookingNoticeKind = (typeof bookingNoticeKinds)[number]

/** Kinds about reviews of bookings; each goes to the side that is reviewed, or has not reviewed yet. */
export const reviewNoticeKinds = ['review_due', 'review_waiting', 'review_shown', 'review_answered'] as const
export type ReviewNoticeKind = (typeof reviewNoticeKinds)[number]
