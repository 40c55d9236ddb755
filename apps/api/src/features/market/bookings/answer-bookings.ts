import type { Booking } from '@celebrio/contract/market/booking-shapes'
import type { BookingAction } from '@celebrio/contract/market/booking-states'
import type { bookings } from '@celebrio/contract/market/bookings'
import type { Body } from '@celebrio/contract/platform/endpoint'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockBooking, type OwnBooking } from './queries/bookings.ts'
import { countSteps, findItemsOf, updateAccepted } from './queries/parts.ts'
import { readBooking } from './read-bookings.ts'
import { acceptedItems } from './rules.ts'
import { takeStep } from './take-step.ts'

const messages: Partial<Record<BookingAction, string>> = {
  accept: 'Booking accepted',
  propose: 'The celebrant has been asked to confirm your change',
  decline: 'Booking declined',
  confirm: 'Booking confirmed',
  cancel: 'Booking cancelled',
  serve: 'Serving now',
  complete: 'Booking completed',
}

type Work = (tx: Tx, booking: OwnBooking) => Promise<BookingAction>

/** @throws AppError not_found, booking_moved_on and what else a step is refused for */
const change = (
  app: AppContext,
  viewer: Viewer,
  id: number,
  work: Work,
): Promise<{ message: string; booking: Booking }> =>
  inTransaction(app, async tx => {
    const booking = await lockBooking(tx, viewer.id, id)
    if (!booking) throw new AppError('not_found')
    const action = await work(tx, booking)
    return { message: messages[action] ?? '', booking: await readBooking(app, tx, viewer, id) }
  })

/** A step that changes nothing but the state. A note says why. */
export const step = (app: AppContext, viewer: Viewer, id: number, action: BookingAction, note?: string) =>
  change(app, viewer, id, async (tx, booking) => {
    await takeStep(app, tx, booking, { action, side: booking.side, note })
    return action
  })

/** Providers say why they cancel. @throws AppError validation_failed on `note` */
export const cancel = (app: AppContext, viewer: Viewer, id: number, note: string | undefined) =>
  change(app, viewer, id, async (tx, booking) => {
    if (booking.side === 'provider' && !note?.trim()) throw fieldError('note', 'required')
    await takeStep(app, tx, booking, { action: 'cancel', side: booking.side, note })
    return 'cancel'
  })

type Answered = Body<typeof bookings.accept>['items']

/** How much of which item, in thousandths. @throws AppError validation_failed */
function answersOf(items: readonly { id: number; qty: number }[], sent: Answered): Map<number, number> {
  const asked = new Map(items.map(({ id, qty }) => [id, qty]))
  for (const [position, { id, qty }] of sent.entries()) {
    const max = asked.get(id)
    if (max === undefined) throw fieldError(`items.${position}.id`, 'item_unknown')
    if (Math.round(qty * 1000) > max) throw fieldError(`items.${position}.qty`, 'too_big', { max: max / 1000 })
  }
  return new Map(sent.map(({ id, qty }) => [id, Math.round(qty * 1000)]))
}

/** Nobody agrees to what they have not read, such as another date. @throws AppError booking_moved_on */
async function requireKnown(tx: Tx, id: number, knownSteps: number | undefined): Promise<void> {
  if (knownSteps !== undefined && knownSteps !== (await countSteps(tx, id))) throw new AppError('booking_moved_on')
}

/** Accepts all, or less, which the celebrant has to confirm. @throws AppError booking_moved_on, validation_failed on `items` */
export const accept = (app: AppContext, viewer: Viewer, id: number, said: Body<typeof bookings.accept>) =>
  change(app, viewer, id, async (tx, booking) => {
    const { items, note, known_steps } = said
    await requireKnown(tx, id, known_steps)
    const present = await findItemsOf(tx, [id])
    const accepted = acceptedItems(present, answersOf(present, items))
    if (accepted.isNothing) throw fieldError('items', 'nothing_left')
    const action = accepted.isLess ? 'propose' : 'accept'
    const { sub_total, discount, total } = accepted.amounts
    // The step counts the items as they are from then on.
    await updateAccepted(tx, id, accepted.items)
    await takeStep(app, tx, booking, { action, side: booking.side, note, amounts: { sub_total, discount, total } })
    return action
  })
