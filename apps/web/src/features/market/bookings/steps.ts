import type { Booking } from '@celebrio/contract/market/booking-shapes'
import type { BookingState } from '@celebrio/contract/market/booking-states'

export type Step = Booking['history'][number]

/** What is still to come, as far as it is known. */
export type NextStep = 'answer' | 'confirm' | 'serving' | 'completed'

const ahead: Record<BookingState, readonly NextStep[]> = {
  requested: ['answer', 'serving', 'completed'],
  changed: ['confirm', 'serving', 'completed'],
  accepted: ['serving', 'completed'],
  serving: ['completed'],
  completed: [],
  declined: [],
  expired: [],
  cancelled: [],
}

export const nextSteps = ({ status }: Booking): readonly NextStep[] => ahead[status]

/** Whether a booking has come to nothing. */
export const isOff = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'declined' || status === 'expired' || status === 'cancelled'

/** Whether a celebration counts on a provider who isn't there. */
export const countsOnAway = ({ status, service_provider }: Pick<Booking, 'status' | 'service_provider'>): boolean =>
  service_provider.is_away && (status === 'requested' || status === 'changed' || status === 'accepted')

/** What was done in a step; the request has no action. */
export const deedOf = ({ action }: Step) => action ?? 'requested'

/** Items of which less is done than was asked for. */
export const changedItems = ({ items }: Booking) =>
  items.flatMap(item =>
    item.qty_accepted !== null && item.qty_accepted < item.qty ? [{ ...item, now: item.qty_accepted }] : [],
  )
