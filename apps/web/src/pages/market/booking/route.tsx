import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { KeepAgreement } from '#features/market/agreements'
import { Alternatives, BookingPage, DeclinedReschedule } from '#features/market/bookings'
import { BookingReviews, CelebrantReviews, WayToReview } from '#features/market/reviews'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

const nextOf = (booking: Booking) => (
  <>
    {booking.is_own && <WayToReview booking={booking} />}
    <DeclinedReschedule booking={booking} />
    <Alternatives booking={booking} />
  </>
)

const moreOf = (booking: Booking) => (
  <>
    <KeepAgreement booking={booking} />
    {booking.is_own && <BookingReviews booking={booking} />}
    {booking.is_own && <CelebrantReviews booking={booking} />}
  </>
)

/** One booking, for both of its sides. */
export const Component = () => {
  const id = useNumericId()
  if (id === undefined) return <NotFound />
  return <BookingPage key={id} id={id} missing={<NotFound />} next={nextOf} more={moreOf} />
}
