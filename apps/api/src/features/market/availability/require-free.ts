import type { DayStatus } from '@celebrio/contract/market/availability-shapes'
import type { Issue } from '@celebrio/contract/platform/issues'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { findDays } from './queries/days.ts'
import { findListed, findTerms } from './queries/terms.ts'
import { type Days, listOfDays, statusOf, today } from './rules.ts'

export const issueOf = (status: Exclude<DayStatus, 'free'>, provider: string): Issue => ({
  code: `day_${status}`,
  values: { provider },
})

type Asked = { providerIds: readonly number[]; days: Days; timezone: string | undefined }

/** Of each provider the first of some days that the viewer can't ask for, and why. */
export async function findRefusals(app: AppContext, tx: Tx, viewer: Viewer, { providerIds, days, timezone }: Asked) {
  const now = app.clock.now()
  const terms = await findTerms(tx, providerIds)
  const usedOn = await findDays(tx, { ...days, providerIds, viewerId: viewer.id, now })
  const currentDay = today(now, timezone)
  const refusals = new Map<number, Exclude<DayStatus, 'free'>>()
  for (const id of providerIds)
    for (const day of listOfDays(days)) {
      const status = statusOf(terms(id), usedOn(id, day), day, currentDay)
      if (status !== 'free' && !refusals.has(id)) refusals.set(id, status)
    }
  return refusals
}

/**
 * Requires providers to be free on all days of an event.
 * @throws AppError day_not_free, with the reasons by `provider_ids.<id>`
 */
export async function requireFree(app: AppContext, tx: Tx, viewer: Viewer, asked: Asked): Promise<void> {
  const refusals = await findRefusals(app, tx, viewer, asked)
  if (refusals.size === 0) return
  const providers = await findListed(tx, viewer.id, app.clock.now(), [...refusals.keys()])
  const nameOf = (id: number) => providers.find(provider => provider.id === id)?.company_name ?? ''
  throw new AppError(
    'day_not_free',
    Object.fromEntries([...refusals].map(([id, status]) => [`provider_ids.${id}`, [issueOf(status, nameOf(id))]])),
  )
}
