import type { availability } from '@celebrio/contract/market/availability'
import type { AvailabilityTerms } from '@celebrio/contract/market/availability-shapes'
import type { Query } from '@celebrio/contract/platform/endpoint'
import { canBeCustomer } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer, Visitor } from '#platform/auth/viewer.ts'
import { paginate } from '#platform/db/keyset.ts'
import { canEdit, canHold } from './policies.ts'
import { findDays } from './queries/days.ts'
import { findHolds, findHoldsWith, listHolds } from './queries/holds.ts'
import { findListed, findOwnStore, findTerms, findVisible } from './queries/terms.ts'
import { listOfDays, today, usualTerms } from './rules.ts'
import { dayView, holdView } from './view.ts'

/** @throws AppError not_found where there is no provider that the visitor may see */
export async function readDays(
  app: AppContext,
  visitor: Visitor,
  providerId: number,
  { from, to, timezone }: Query<typeof availability.ofProvider>,
) {
  const now = app.clock.now()
  const provider = await findVisible(app.db, visitor.id, providerId)
  if (!provider) throw new AppError('not_found')
  const terms = (await findTerms(app.db, [providerId]))(providerId)
  const usedOn = await findDays(app.db, { providerIds: [providerId], from, to, viewerId: visitor.id, now })
  const isHoldable = canHold(visitor, provider, terms) && canBeCustomer(visitor)
  const can = {
    hold: isHoldable && (await findListed(app.db, visitor.id, now, [providerId])).length > 0,
    edit: canEdit(visitor, provider),
  }
  const reader = { terms, today: today(now, timezone), isGuest: visitor.id === 0, isOwner: can.edit }
  const holds = visitor.id === 0 || can.edit ? [] : await findHoldsWith(app.db, visitor.id, now, providerId)
  return {
    days: listOfDays({ from, to }).map(day => dayView(day, usedOn(providerId, day), reader)),
    lead_days: terms.lead_days,
    allows_holds: terms.allows_holds,
    holds: holds.map(row => holdView(app, visitor, row)),
    can,
  }
}

/** What the viewer's own store says of when it takes bookings. */
export async function readTerms(app: AppContext, viewer: Viewer): Promise<AvailabilityTerms> {
  const store = await findOwnStore(app.db, viewer.id)
  return store === undefined ? usualTerms : (await findTerms(app.db, [store]))(store)
}

/** Holds on one side of the viewer's, newest first. */
export async function readHolds(app: AppContext, viewer: Viewer, query: Query<typeof availability.holds>) {
  const now = app.clock.now()
  const { page, ...rest } = paginate(await listHolds(app.db, viewer.id, now, query), query.per_page, row => row.id)
  const ids = page.map(({ id }) => id)
  const rows = ids.length > 0 ? await findHolds(app.db, viewer.id, now, ids) : []
  return { holds: rows.map(row => holdView(app, viewer, row)), ...rest }
}
