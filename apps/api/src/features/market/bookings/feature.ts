import type { BookingAction, BookingSide } from '@celebrio/contract/market/booking-states'
import { findEventStaff } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { on, onAny, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { forgetBookingRequests, moveOnByClock } from './by-clock.ts'
import { categorize } from './categorize.ts'
import { closeStore } from './close-store.ts'
import { conversations } from './conversation.ts'
import { bookWithEvent } from './create-bookings.ts'
import { eraseBookings } from './erase.ts'
import { cancelWithEvent, followEvent } from './follow-event.ts'
import { noticeListeners, notices } from './notices.ts'
import { personalData } from './personal-data.ts'
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
  { name: 'bookings.forget-requests', cron: '17 4 * * *', run: forgetBookingRequests },
]

/** Both sides read it anew, and so do those who plan the event. */
async function push(app: AppContext, { booking_id }: { booking_id: number }): Promise<void> {
  const sides = await findTold(app.db, booking_id)
  if (!sides) return
  const { celebrant_id, owner_id, event_id } = sides
  const staff = await findEventStaff(app.db, event_id)
  app.realtime.push([...new Set([celebrant_id, owner_id, ...staff])], 'bookings')
}

export const bookings: Feature = {
  name: 'bookings',
  routes,
  listeners: [
    on('event.deleted', 'bookings.cancel', cancelWithEvent),
    ...onAny('bookings.follow', { 'event.rescheduled': followEvent, 'event.changed': followEvent }),
    ...onAny('bookings.push', { 'booking.requested': push, 'booking.changed': push, 'booking.paid': push }),
    on('booking.changed', 'bookings.categorize', categorize),
    ...noticeListeners,
  ],
  bookWithEvent,
  scheduledJobs,
  notices,
  conversations,
  beforeDeletion: closeStore,
  erase: eraseBookings,
  personalData,
}
