import { BookingPage } from '#features/market/bookings'
import { useNumericId } from '#lib/numeric-id.ts'
import { Component as NotFound } from '../../site/not-found/route.tsx'

/** One booking, for both of its sides. */
export const Component = () => {
  const id = useNumericId()
  if (id === undefined) return <NotFound />
  return <BookingPage key={id} id={id} missing={<NotFound />} />
}
