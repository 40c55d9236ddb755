import type { BookingAction, BookingSide } from '@celebrio/contract/market/booking-states'
import type { AppContext } from '#platform/app-context.ts'
import { on, onAny, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { cancelWithEvent, forgetRequests, moveOnByClock } from './by-clock.ts'
import { followEvent } from './follow-event.ts'
import { noticeListeners, notices } from './notices.ts'
import { findTold } from './queries/notices.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'booking.requested': { booking_id: number }
    /** A step was taken, by one side or by the clock; those that follow the event are the celebrant’s. */
    'booking.changed': { booking_id: number; action: BookingAction; side: BookingSide }
    /** The celebrant has said what is paid. */
    'booking.paid': { booking_id: number }
  }
}

const scheduledJobs: ScheduledJob[] = [
  { name: 'bookings.move-on', cron: '*/5 * * * *', run: moveOnByClock },
  { name: 'bookings.forget-requests', cron: '17 4 * * *', run: forgetRequests },
]

/** Both sides read it anew. */
async function push(app: AppContext, { booking_id }: { booking_id: number }): Promise<void> {
  const sides = await findTold(app.db, booking_id)
  if (sides) app.realtime.push([sides.celebrant_id, sides.owner_id], 'bookings')
}

export const bookings: Feature = {
  name: 'bookings',
  routes,
  listeners: [
    on('event.deleted', 'bookings.cancel', cancelWithEvent),
    ...onAny('bookings.follow', { 'event.rescheduled': followEvent, 'event.changed': followEvent }),
    ...onAny('bookings.push', { 'booking.requested': push, 'booking.changed': push, 'booking.paid': push }),
    ...noticeListeners,
  ],
  scheduledJobs,
  notices,
}
