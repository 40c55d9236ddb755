import { type BookingAction, nextState } from '@celebrio/contract/market/booking-states'
import { daysOf } from '#features/market/availability'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { inProviderOrder } from './by-clock.ts'
import type { BookedEvent } from './queries/bookings.ts'
import { lockBookingsOf } from './queries/due.ts'
import { findBookedEvent } from './queries/events.ts'
import { askAsAgreed, findItemsOf, updateAccepted } from './queries/parts.ts'
import { acceptedItems } from './rules.ts'
import { takeStep } from './take-step.ts'

type Locked = Awaited<ReturnType<typeof lockBookingsOf>>[number]

/** Providers are asked again about another start and about other days; of another place, or another end, they are told. */
function actionFor(booking: Locked, event: BookedEvent): BookingAction | null {
  const { from, to } = daysOf(event)
  const isOtherStart = booking.starts_at.getTime() !== event.starts_at.getTime()
  if (isOtherStart || booking.first_day !== from || booking.last_day !== to) return 'reschedule'
  const isOtherEnd = booking.ends_at.getTime() !== event.ends_at.getTime()
  return isOtherEnd || booking.event_address !== event.event_address ? 'update' : null
}

/**
 * What was agreed on is asked for again, at the same price. An offer of less that nobody has agreed to is off.
 * @returns what that changes of the amounts
 */
async function askAgain(tx: Tx, { id, status, total }: Locked) {
  if (status === 'accepted') await askAsAgreed(tx, id)
  if (status !== 'changed') return { asked_total: total }
  const { items, amounts } = acceptedItems(await findItemsOf(tx, [id]), new Map())
  const open = items.map(item => ({ ...item, qty_accepted: null }))
  await updateAccepted(tx, id, open)
  return { sub_total: amounts.sub_total, discount: amounts.discount, total: amounts.total }
}

/** The bookings of an event follow it, as far as the table of steps has it; done again this changes nothing. */
export const followEvent = (app: AppContext, { event_id }: { event_id: number }): Promise<void> =>
  inTransaction(app, async tx => {
    const booked = inProviderOrder(await lockBookingsOf(tx, event_id))
    const found = await findBookedEvent(tx, event_id)
    if (!found) return
    const event = { ...found, last_day: daysOf(found).to }
    for (const booking of booked) {
      const action = actionFor(booking, event)
      const asked = { status: booking.status, times: booking, side: 'celebrant', now: app.clock.now() } as const
      if (action === null || 'error' in nextState({ ...asked, action })) continue
      const amounts = action === 'reschedule' ? await askAgain(tx, booking) : {}
      await takeStep(app, tx, booking, { action, side: 'celebrant', amounts, event })
    }
  })
