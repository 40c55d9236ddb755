import type { BookingAction, BookingSide } from '@celebrio/contract/market/booking-states'
import { on, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { cancelWithEvent, forgetRequests, moveOnByClock } from './by-clock.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'booking.requested': { booking_id: number }
    /** A step was taken, by one side or by the clock. */
    'booking.changed': { booking_id: number; action: BookingAction; side: BookingSide }
  }
}

const scheduledJobs: ScheduledJob[] = [
  { name: 'bookings.move-on', cron: '*/5 * * * *', run: moveOnByClock },
  { name: 'bookings.forget-requests', cron: '17 4 * * *', run: forgetRequests },
]

export const bookings: Feature = {
  name: 'bookings',
  routes,
  listeners: [on('event.deleted', 'bookings.cancel', cancelWithEvent)],
  scheduledJobs,
}
