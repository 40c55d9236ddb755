import type { BookingAction } from '@celebrio/contract/market/booking-states'
import { categorizeEvent } from '#features/celebrations/events'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { findBookedCategories } from './queries/categories.ts'
import { findTold } from './queries/notices.ts'

/** What makes an agreement, or ends one. Later steps change nothing, so that a service that is gone by then still counts. */
const deciding: ReadonlySet<BookingAction> = new Set(['accept', 'confirm', 'cancel', 'reschedule'])

/** An event is found by the categories of what is agreed on for it; done again this changes nothing. */
export async function categorize(app: AppContext, { booking_id, action }: Facts['booking.changed']): Promise<void> {
  if (!deciding.has(action)) return
  const told = await findTold(app.db, booking_id)
  if (!told) return
  await inTransaction(app, tx => categorizeEvent(tx, told.event_id, () => findBookedCategories(tx, told.event_id)))
}
