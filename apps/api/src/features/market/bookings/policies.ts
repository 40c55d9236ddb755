import type { Booking } from '@celebrio/contract/market/booking-shapes'
import {
  type BookingAction,
  type BookingSide,
  type BookingState,
  type BookingTimes,
  nextState,
} from '@celebrio/contract/market/booking-states'
import { leastRole } from '#features/celebrations/events'

/** Who edits an event books for it, and reads what others who do have booked: its host and co-hosts. */
export const leastBooker = leastRole.edit

type Seen = BookingTimes & { status: BookingState; side: BookingSide }
type Paid = { paid: number }

/** From a side of the booking, or as one who plans the event too. */
export type Viewpoint = 'celebrant' | 'provider' | 'planner'

/** Whether the viewer's side can take a step now: the table of steps decides. */
export const canTake = ({ status, side, ...times }: Seen, action: BookingAction, now: Date): boolean =>
  'to' in nextState({ status, times, action, side, now })

const agreed: ReadonlySet<BookingState> = new Set(['accepted', 'serving', 'completed'])

/** Whether the viewer can say what is paid: of what is agreed, and of anything already paid, which may be given back. */
export const canMarkPaid = ({ status, side, paid }: Pick<Seen, 'status' | 'side'> & Paid): boolean =>
  side === 'celebrant' && (agreed.has(status) || paid > 0)

type Own = Pick<Booking, 'side' | 'is_own' | 'status' | 'service_provider'>

const off: ReadonlySet<BookingState> = new Set(['declined', 'expired', 'cancelled'])
const ahead: ReadonlySet<BookingState> = new Set(['requested', 'changed', 'accepted'])

/** Whether the viewer's celebration is left without its provider: one of the two has called it off, or nobody is there. */
export const isLetDown = ({ side, is_own, status, service_provider: { is_away } }: Own): boolean =>
  side === 'celebrant' && is_own && (off.has(status) || (is_away && ahead.has(status)))

const rightsOf = (seen: Seen & Paid, now: Date): Booking['can'] => ({
  accept: canTake(seen, 'accept', now),
  decline: canTake(seen, 'decline', now),
  confirm: canTake(seen, 'confirm', now),
  cancel: canTake(seen, 'cancel', now),
  serve: canTake(seen, 'serve', now),
  complete: canTake(seen, 'complete', now),
  mark_paid: canMarkPaid(seen),
})

const none: Booking['can'] = {
  accept: false,
  decline: false,
  confirm: false,
  cancel: false,
  serve: false,
  complete: false,
  mark_paid: false,
}

/** What the viewer may do with a booking: who only plans the event reads it. */
export const bookingRights = (
  { side, ...seen }: BookingTimes & Paid & { status: BookingState; side: Viewpoint },
  now: Date,
) => (side === 'planner' ? none : rightsOf({ ...seen, side }, now))
