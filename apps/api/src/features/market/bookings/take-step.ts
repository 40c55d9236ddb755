import {
  awaitsAnswer,
  type BookingAction,
  type BookingSide,
  type BookingState,
  type BookingTimes,
  expiryOf,
  nextState,
  takesDay,
} from '@celebrio/contract/market/booking-states'
import { freePlaces, takePlaces } from '#features/market/availability'
import { recordAnswer } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import { updateBooking } from './queries/bookings.ts'
import { findAskedAt, insertStep } from './queries/parts.ts'

type Locked = BookingTimes & {
  id: number
  provider_id: number
  status: BookingState
  total: number
  first_day: string
  last_day: string
}

type Taken = {
  action: BookingAction
  side: BookingSide
  note?: string | undefined
  /** Where the step changes what it costs. */
  amounts?: { sub_total: number; discount: number; total: number } | undefined
}

const isCalledOff = (status: BookingState) => !awaitsAnswer(status) && !takesDay(status)

/** The provider’s yes takes a place of each day, and what is called off frees them. @throws AppError day_full */
async function countDays(app: AppContext, tx: Tx, booking: Locked, to: BookingState): Promise<void> {
  const { id: booking_id, provider_id, status, first_day: from, last_day } = booking
  if (!takesDay(status) && takesDay(to)) await takePlaces(app, tx, { booking_id, provider_id }, { from, to: last_day })
  if (isCalledOff(to)) await freePlaces(tx, { booking_id, provider_id })
}

/**
 * Takes a step of a locked booking, as the table of steps has it, writes it into its history and emits it.
 * @throws AppError booking_moved_on, day_full, too_late_to_cancel, too_early_to_serve
 */
export async function takeStep(app: AppContext, tx: Tx, booking: Locked, taken: Taken): Promise<BookingState> {
  const now = app.clock.now()
  const { id, status, starts_at, ends_at, expires_at } = booking
  const { action, side, note, amounts } = taken
  const next = nextState({ status, times: { starts_at, ends_at, expires_at }, action, side, now })
  if ('error' in next) throw new AppError(next.error)
  await countDays(app, tx, booking, next.to)
  await updateBooking(tx, id, {
    status: next.to,
    expires_at: awaitsAnswer(next.to) ? expiryOf(now, booking) : null,
    changed_at: now,
    ...amounts,
  })
  const total = amounts?.total ?? booking.total
  await insertStep(tx, { booking_id: id, action, status: next.to, side, note: note || null, total, at: now })
  if (side === 'provider' && status === 'requested')
    await recordAnswer(app, tx, booking.provider_id, await findAskedAt(tx, id))
  await app.emit(tx, 'booking.changed', { booking_id: id, action, side })
  return next.to
}
