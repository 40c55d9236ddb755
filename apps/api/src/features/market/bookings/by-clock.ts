import type { BookingAction } from '@celebrio/contract/market/booking-states'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { forgetRequests } from '#platform/db/idempotent-requests.ts'
import { lockLongOver, lockOverdue } from './queries/due.ts'
import { takeStep } from './take-step.ts'

/** Bookings that one transaction changes. */
const max = 50

/** Steps lock the calendars of providers: one after the other, so that two transactions never wait for each other. */
export const inProviderOrder = <B extends { provider_id: number }>(bookings: readonly B[]): B[] =>
  bookings.toSorted((one, other) => one.provider_id - other.provider_id)

async function takeAll(app: AppContext, lock: typeof lockOverdue, action: BookingAction): Promise<void> {
  for (;;) {
    const count = await inTransaction(app, async tx => {
      const due = await lock(tx, app.clock.now(), max)
      for (const booking of inProviderOrder(due)) await takeStep(app, tx, booking, { action, side: 'clock' })
      return due.length
    })
    if (count < max) break
  }
}

/** Requests that nobody has answered expire, and what was served long ago counts as completed. */
export async function moveOnByClock(app: AppContext): Promise<void> {
  await takeAll(app, lockOverdue, 'expire')
  await takeAll(app, lockLongOver, 'complete')
}

export async function forgetBookingRequests({ db, clock }: AppContext): Promise<void> {
  await forgetRequests(db, 'booking_requests', clock.now())
}
