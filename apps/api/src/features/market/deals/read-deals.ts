import type { Deal, DealFilters } from '@celebrio/contract/market/deal-shapes'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer, type Visitor } from '#platform/auth/viewer.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { findDeals } from './find-deals.ts'
import { canEditDeal, canTrade } from './policies.ts'
import { findOwn, findSaved } from './queries/own.ts'
import { findCounts, findSellerOf, lockSeller } from './queries/sellers.ts'
import { type DealRow, findDeal } from './queries/visible.ts'
import { dealViews } from './view.ts'

async function pageOf(
  app: AppContext,
  viewer: Viewer,
  rows: Awaited<ReturnType<typeof findOwn>>,
  perPage: number,
): Promise<{ deals: Deal[]; hasMorePages: boolean; nextCursor: string | null }> {
  const { page, ...rest } = paginate(rows, perPage, row => row.id)
  const ids = page.map(row => row.id)
  return { deals: await dealViews(app, app.db, viewer, ids), ...rest }
}

const none = { shown: 0, running: 0, archived: 0 }

/** The viewer's own deals, or what everybody sells. @throws AppError not_for_your_role for children */
export async function readDeals(app: AppContext, viewer: Viewer, query: DealFilters) {
  authorize(canTrade(viewer), 'not_for_your_role')
  const counts = (await findCounts(app.db, viewer.id)) ?? none
  if (query.public_deal) return { ...(await findDeals(app, viewer, query)), totalRecords: null, counts }
  const isArchive = query.archived_deal ?? false
  const rows = await findOwn(app.db, viewer.id, isArchive, query)
  const totalRecords = isArchive ? counts.archived : counts.shown
  return { ...(await pageOf(app, viewer, rows, query.per_page)), totalRecords, counts }
}

export const readSaved = async (app: AppContext, viewer: Viewer, paging: Paging) =>
  pageOf(app, viewer, await findSaved(app.db, viewer.id, paging), paging.per_page)

/** @throws AppError not_found where there is none that the visitor may see */
export async function readDeal(app: AppContext, db: Db, visitor: Visitor, id: number): Promise<Deal> {
  const [deal] = await dealViews(app, db, visitor, [id])
  if (!deal) throw new AppError('not_found')
  return deal
}

/** One of the viewer's own. @throws AppError not_found for deals of others as well */
export async function requireOwnDeal(db: Db, viewer: Viewer, id: number): Promise<DealRow> {
  const row = await findDeal(db, viewer.id, id)
  authorize(row && canEditDeal(viewer, row))
  return row
}

/** A deal, locked after its seller, whoever may see it; undefined where it has gone. */
export async function lockDeal(tx: Tx, id: number): Promise<DealRow | undefined> {
  const seller = await findSellerOf(tx, id)
  if (seller === undefined) return undefined
  await lockSeller(tx, seller)
  return findDeal(tx, seller, id)
}

/** What everybody sells that has such words; nothing for children. */
export async function searchDeals(app: AppContext, viewer: Viewer, query: Paging & { keyword: string }) {
  if (canTrade(viewer)) return findDeals(app, viewer, { ...query, condition: [] })
  return { deals: [], hasMorePages: false, nextCursor: null }
}
