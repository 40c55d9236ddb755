import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { type Tx, violatesConstraint } from '#platform/db/database.ts'
import {
  deleteDaysAfter,
  deleteExpired,
  deleteOtherDays,
  deletePlacesOf,
  insertPlaces,
  keepHolds as keepHoldsOn,
  lockCalendar,
  prolongKept,
  takeKept,
} from './queries/places.ts'
import { type Days, listOfDays } from './rules.ts'

/** What takes places of a provider’s days; its owner says by this id when they are free again. */
type Taker = { booking_id: number; provider_id: number }

/** Keeps what somebody holds on those days for what they have asked for, until it is answered. */
export async function keepHolds(
  tx: Tx,
  taker: Taker,
  asked: { userId: number; days: Days; until: Date },
): Promise<void> {
  await keepHoldsOn(tx, taker, asked.userId, listOfDays(asked.days), asked.until)
}

/**
 * Moves what is taken or kept to other days: those that both have stay, the others are free, and what somebody holds on the
 * new ones is kept.
 */
export async function movePlaces(
  tx: Tx,
  taker: Taker,
  { userId, days, until }: { userId: number; days: Days; until: Date },
): Promise<void> {
  const present = listOfDays(days)
  await lockCalendar(tx, taker.provider_id)
  await deleteOtherDays(tx, taker, present)
  await prolongKept(tx, taker, until)
  await keepHoldsOn(tx, taker, userId, present, until)
}

/** Takes a place of each day: of the last one one gets it, whoever asks at once. @throws AppError day_full */
export async function takePlaces(app: AppContext, tx: Tx, taker: Taker, days: Days): Promise<void> {
  const { booking_id, provider_id } = taker
  const now = app.clock.now()
  await lockCalendar(tx, provider_id)
  await deleteExpired(tx, provider_id, now)
  const kept = await takeKept(tx, taker)
  const places = listOfDays(days)
    .filter(day => !kept.includes(day))
    .map(day => ({ provider_id, day, booking_id, user_id: null, slot: null, expires_at: null, created_at: now }))
  try {
    if (places.length > 0) await insertPlaces(tx, places)
  } catch (error) {
    if (violatesConstraint(error, 'store_day_full')) throw new AppError('day_full')
    throw error
  }
}

/** Frees all days of what has taken them, or has kept holds. */
export async function freePlaces(tx: Tx, taker: Taker): Promise<void> {
  await lockCalendar(tx, taker.provider_id)
  await deletePlacesOf(tx, taker)
}

/** Frees the days after one (`YYYY-MM-DD`) of what is over sooner than it was to be. */
export async function freePlacesAfter(tx: Tx, taker: Taker, day: string): Promise<void> {
  await lockCalendar(tx, taker.provider_id)
  await deleteDaysAfter(tx, taker, day)
}
