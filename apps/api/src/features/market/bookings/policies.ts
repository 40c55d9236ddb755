import type { Booking } from '@celebrio/contract/market/booking-shapes'
import {
  type BookingAction,
  type BookingSide,
  type BookingState,
  type BookingTimes,
  nextState,
} from '@celebrio/contract/market/booking-states'

type Seen = BookingTimes & { status: BookingState; side: BookingSide }

/** Whether the viewer's side can take a step now: the table of steps decides. */
const canTake = ({ status, side, ...times }: Seen, action: BookingAction, now: Date): boolean =>
  'to' in nextState({ status, times, action, side, now })

/** What the viewer may do with a booking. */
export const bookingRights = (seen: Seen, now: Date): Booking['can'] => ({
  accept: canTake(seen, 'accept', now),
  decline: canTake(seen, 'decline', now),
  confirm: canTake(seen, 'confirm', now),
  cancel: canTake(seen, 'cancel', now),
  serve: canTake(seen, 'serve', now),
  complete: canTake(seen, 'complete', now),
})
