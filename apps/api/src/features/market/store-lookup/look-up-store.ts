import type { Gift } from '@celebrio/contract/market/store-lookup'
import { findOwner, readSubscriptionOf } from '#features/market/subscriptions'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { findGifts } from './queries.ts'

/** @throws AppError not_found */
export async function lookUpStore(app: AppContext, providerId: number) {
  if ((await findOwner(app.db, providerId)) === undefined) throw new AppError('not_found')
  const { can: _, ...subscription } = await readSubscriptionOf(app, app.db, providerId)
  const gifts = (await findGifts(app.db, providerId)).map(
    ({ given_by, given_by_name, given_at, ...row }): Gift => ({
      ...row,
      given_at: given_at.toISOString(),
      given_by: given_by === null ? null : { id: given_by, name: given_by_name ?? '' },
    }),
  )
  return { subscription, gifts }
}
