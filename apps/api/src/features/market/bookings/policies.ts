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

const payable: ReadonlySet<BookingState> = new Set(['requested', 'changed', 'accepted', 'serving', 'completed'])

/** Whether the viewer can say what is paid: of what has not come to nothing, some is paid before it is agreed on again. */
export const canMarkPaid = ({ status, side }: Pick<Seen, 'status' | 'side'>): boolean =>
  side === 'celebrant' && payable.has(status)

/** What the viewer may do with a booking. */
export const bookingRights = (seen: Seen, now: Date): Booking['can'] => ({
  accept: canTake(seen, 'accept', now),
  decline: canTake(seen, 'decline', now),
  confirm: canTake(seen, 'confirm', now),
  cancel: canTake(seen, 'cancel', now),
  serve: canTake(seen, 'serve', now),
  complete: canTake(seen, 'complete', now),
  mark_paid: canMarkPaid(seen),
})
