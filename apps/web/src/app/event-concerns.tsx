import type { SayConcerns } from '#features/celebrations/events'
import { BookingsBrief, ConcernedBookings } from '#features/market/bookings'

/** Providers who are booked for an event: events know nothing of them. */
export const sayEventConcerns: SayConcerns = ({ id }, change) =>
  change === null ? <BookingsBrief eventId={id} /> : <ConcernedBookings eventId={id} change={change} />
