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
import { daysOf, freePlaces, freePlacesAfter, movePlaces, takePlaces, today } from '#features/market/availability'
import { recordAnswer } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import { type BookedEvent, updateBooking } from './queries/bookings.ts'
import { findAskedAt, insertStep } from './queries/parts.ts'

type Locked = BookingTimes & {
  id: number
  celebrant_id: number
  provider_id: number
  status: BookingState
  total: number
  first_day: string
  last_day: string
  local_start: string
  timezone: string
  event_address: string | null
}

type Taken = {
  action: BookingAction
  side: BookingSide
  note?: string | undefined
  /** Where the step changes what it costs. */
  amounts?: { sub_total?: number; discount?: number; total?: number; asked_total?: number } | undefined
  /** What the booking has of its event from now on, where the step follows it. */
  event?: BookedEvent | undefined
  /** Where the event is, where the booking does not follow it. */
  movedTo?: BookedEvent | undefined
}

const isCalledOff = (status: BookingState) => !awaitsAnswer(status) && !takesDay(status)

type Moved = { to: BookingState; event: BookedEvent | undefined; until: Date | null }

/**
 * The provider’s yes takes a place of each day, what is called off frees them, and what is completed those to come. Who is asked again about other days
 * has none of them yet, but those that both have. @throws AppError day_full
 */
async function countDays(app: AppContext, tx: Tx, booking: Locked, { to, event, until }: Moved): Promise<void> {
  const { id: booking_id, provider_id, celebrant_id: userId, status, first_day: from, last_day } = booking
  const taker = { booking_id, provider_id }
  if (event && until) await movePlaces(tx, taker, { userId, days: daysOf(event), until })
  else if (!takesDay(status) && takesDay(to)) await takePlaces(app, tx, taker, { from, to: last_day })
  if (isCalledOff(to)) await freePlaces(tx, taker)
  if (to === 'completed') await freePlacesAfter(tx, taker, today(app.clock.now(), booking.timezone))
}

/** A step that follows the event says what was booked before. */
const beforeOf = ({ local_start, timezone, event_address }: Locked) => ({
  before_start: local_start,
  before_timezone: timezone,
  before_address: event_address,
})

const movedToOf = ({ starts_at, ends_at, has_end, timezone, event_address }: BookedEvent) => ({
  moved_to_start: starts_at,
  moved_to_end: ends_at,
  moved_to_has_end: has_end,
  moved_to_timezone: timezone,
  moved_to_address: event_address,
})

/** Until when an answer is waited for after a step; who only hears of something has no longer. */
function untilOf(booking: Locked, to: BookingState, { action, event }: Taken, now: Date): Date | null {
  if (action === 'update') return booking.expires_at
  return awaitsAnswer(to) ? expiryOf(now, event ?? booking) : null
}

/**
 * Takes a step of a locked booking, as the table of steps has it, writes it into its history and emits it.
 * @throws AppError booking_moved_on, day_full, too_late_to_cancel, too_early_to_serve, too_early_to_complete
 */
export async function takeStep(app: AppContext, tx: Tx, booking: Locked, taken: Taken): Promise<BookingState> {
  const now = app.clock.now()
  const { id, status } = booking
  const { action, side, note, amounts, event, movedTo } = taken
  const next = nextState({ status, times: booking, action, side, now })
  if ('error' in next) throw new AppError(next.error)
  const { to } = next
  const expires_at = untilOf(booking, to, taken, now)
  await countDays(app, tx, booking, { to, event: action === 'reschedule' ? event : undefined, until: expires_at })
  await updateBooking(tx, id, { status: to, expires_at, changed_at: now, ...amounts, ...event })
  const total = amounts?.total ?? booking.total
  const told = { ...(event && beforeOf(booking)), ...(movedTo && movedToOf(movedTo)) }
  await insertStep(tx, { booking_id: id, action, status: to, side, note: note || null, total, at: now, ...told })
  if (side === 'provider' && status === 'requested')
    await recordAnswer(app, tx, booking.provider_id, await findAskedAt(tx, id))
  await app.emit(tx, 'booking.changed', { booking_id: id, action, side })
  return to
}
