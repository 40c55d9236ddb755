import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { KeepAgreement } from '#features/market/agreements'
import { BookingPage } from '#features/market/bookings'
import { BookingReviews, CelebrantReviews } from '#features/market/reviews'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

const moreOf = (booking: Booking) => (
  <>
    <KeepAgreement booking={booking} />
    <BookingReviews booking={booking} />
    <CelebrantReviews booking={booking} />
  </>
)

/** One booking, for both of its sides. */
export const Component = () => {
  const id = useNumericId()
  if (id === undefined) return <NotFound />
  return <BookingPage key={id} id={id} missing={<NotFound />} more={moreOf} />
}
