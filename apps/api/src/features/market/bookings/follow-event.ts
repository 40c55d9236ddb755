import type { BookingAction } from '@celebrio/contract/market/booking-states'
import { daysOf } from '#features/market/availability'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Facts } from '#platform/facts.ts'
import { inProviderOrder } from './by-clock.ts'
import { canTake } from './policies.ts'
import type { BookedEvent } from './queries/bookings.ts'
import { lockBookingsOf } from './queries/due.ts'
import { findBookedEvent } from './queries/events.ts'
import { askAsAgreed, findItemsOf, findLastTold, type LastTold, updateAccepted } from './queries/parts.ts'
import { acceptedItems } from './rules.ts'
import { takeStep } from './take-step.ts'

type Locked = Awaited<ReturnType<typeof lockBookingsOf>>[number]

const placeOf = ({ event_address, city_id, state_id, country_id }: Locked | BookedEvent) =>
  JSON.stringify([event_address, city_id, state_id, country_id])

const isElsewhere = (booking: Locked, event: BookedEvent) => placeOf(booking) !== placeOf(event)

/** Providers are asked again about another start and about other days; of another place, or another end, they are told. */
function actionFor(booking: Locked, event: BookedEvent): BookingAction | null {
  const { from, to } = daysOf(event)
  const isOtherStart = booking.starts_at.getTime() !== event.starts_at.getTime()
  if (isOtherStart || booking.first_day !== from || booking.last_day !== to) return 'reschedule'
  const isOtherEnd = booking.ends_at.getTime() !== event.ends_at.getTime() || booking.has_end !== event.has_end
  return isOtherEnd || isElsewhere(booking, event) ? 'update' : null
}

/** Whether the provider of a booking knows of the event as it is now: from what they were told last, else from the booking. */
function isTold(booking: Locked, event: BookedEvent, told: LastTold | undefined): boolean {
  if (told?.action !== 'move_late') return actionFor(booking, event) === null
  return (
    told.moved_to_start?.getTime() === event.starts_at.getTime() &&
    told.moved_to_end?.getTime() === event.ends_at.getTime() &&
    told.moved_to_address === event.event_address
  )
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

/** Has a booking follow its event; where it is too late for that, the provider is told where the event is now. */
async function follow(app: AppContext, tx: Tx, booking: Locked, now: BookedEvent, told: LastTold | undefined) {
  const side = 'celebrant'
  const can = (action: BookingAction) => canTake({ ...booking, side }, action, app.clock.now())
  const action = actionFor(booking, now)
  if (action !== null && can(action)) {
    const amounts = action === 'reschedule' ? await askAgain(tx, booking) : {}
    await takeStep(app, tx, booking, { action, side, amounts, event: now })
  } else if (!isTold(booking, now, told) && can('move_late'))
    await takeStep(app, tx, booking, { action: 'move_late', side, movedTo: now })
}

async function lockWithTold(tx: Tx, eventId: number) {
  const booked = inProviderOrder(await lockBookingsOf(tx, eventId))
  const told = await findLastTold(
    tx,
    booked.map(({ id }) => id),
  )
  return booked.map(booking => ({ booking, told: told.find(one => one.booking_id === booking.id) }))
}

/** The bookings of an event follow it, as far as the table of steps has it; done again this changes nothing. */
export const followEvent = (app: AppContext, { event_id }: { event_id: number }): Promise<void> =>
  inTransaction(app, async tx => {
    const booked = await lockWithTold(tx, event_id)
    const found = await findBookedEvent(tx, event_id)
    if (!found) return
    const event = { ...found, last_day: daysOf(found).to }
    for (const { booking, told } of booked) await follow(app, tx, booking, event, told)
  })

/** Cancels what can still be cancelled when an event is deleted; the rest stands, and its provider is told. */
export const cancelWithEvent = (app: AppContext, { event_id }: Facts['event.deleted']): Promise<void> =>
  inTransaction(app, async tx => {
    const side = 'celebrant'
    for (const { booking, told } of await lockWithTold(tx, event_id)) {
      const can = (action: BookingAction) => canTake({ ...booking, side }, action, app.clock.now())
      if (can('cancel')) await takeStep(app, tx, booking, { action: 'cancel', side })
      else if (told?.action !== 'delete_late' && can('delete_late'))
        await takeStep(app, tx, booking, { action: 'delete_late', side })
    }
  })
