import type { bookings } from '@celebrio/contract/market/bookings'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { daysOf } from '#features/market/availability'
import { findFree } from '#features/market/finding'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { isLetDown } from './policies.ts'
import { findGap } from './queries/alternatives.ts'
import { readBooking } from './read-bookings.ts'

/** As many as one looks through at a glance. */
const shown = 4

const nobody: Answer<typeof bookings.alternatives> = { alternatives: [], search: null }

/**
 * Whom a celebrant can ask instead, when a provider has declined, cancelled, not answered or gone away, or they have cancelled themselves:
 * others of that kind near the event who are free on its days. @throws AppError not_found
 */
export async function findAlternatives(
  app: AppContext,
  viewer: Viewer,
  id: number,
): Promise<Answer<typeof bookings.alternatives>> {
  const gap = isLetDown(await readBooking(app, app.db, viewer, id)) ? await findGap(app.db, id) : undefined
  if (!gap || gap.starts_at <= app.clock.now()) return nobody
  const { categories, known: excluded, point, timezone, city_id } = gap
  const days = daysOf(gap)
  const search = { category_id: categories[0] ?? null, city_id, free_on: days.from }
  const alternatives =
    point && (await findFree(app, viewer, { categories, days, timezone, point, excluded, count: shown }))
  return { alternatives: alternatives || [], search }
}
