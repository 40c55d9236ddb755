import type { bookings } from '@celebrio/contract/market/bookings'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { isEventStaff } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { leastBooker } from './policies.ts'
import { findTooFar, placeInCity, placeOfEvent } from './queries/reach.ts'

const answerOf = (tooFar: Awaited<ReturnType<typeof findTooFar>>) => ({
  too_far: tooFar.map(({ company_name: _, ...far }) => far),
})

/**
 * Which of some providers don't come as far as to an event that the viewer plans.
 * @throws AppError not_found
 */
export async function readReach(
  { db }: AppContext,
  viewer: Viewer,
  eventId: number,
  providerIds: readonly number[],
): Promise<Answer<typeof bookings.reach>> {
  if (!(await isEventStaff(db, viewer.id, eventId, leastBooker))) throw new AppError('not_found')
  return answerOf(await findTooFar(db, placeOfEvent(eventId), providerIds))
}

/** Which of some providers don't come as far as to a city, where an event will be. */
export const readReachOfCity = async (
  { db }: AppContext,
  cityId: number | null,
  providerIds: readonly number[],
): Promise<Answer<typeof bookings.reachNew>> => answerOf(await findTooFar(db, placeInCity(cityId), providerIds))

/**
 * Requires all providers who say how far they come to come as far as to an event, which has to have a place then.
 * @throws AppError place_not_served, with the distances by `provider_ids.<id>`
 */
export async function requireReach(tx: Tx, eventId: number, providerIds: readonly number[]): Promise<void> {
  const tooFar = await findTooFar(tx, placeOfEvent(eventId), providerIds)
  if (tooFar.length === 0) return
  const issueOf = ({ company_name: provider, travels_km: max, is_placed }: (typeof tooFar)[number]) => ({
    code: is_placed ? ('beyond_reach' as const) : ('place_unknown' as const),
    values: { provider, max },
  })
  throw new AppError(
    'place_not_served',
    Object.fromEntries(tooFar.map(one => [`provider_ids.${one.provider_id}`, [issueOf(one)]])),
  )
}
