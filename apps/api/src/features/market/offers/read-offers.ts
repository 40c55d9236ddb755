import type { Offer, offers } from '@celebrio/contract/market/offers'
import type { Query } from '@celebrio/contract/platform/endpoint'
import { isProviderVisible } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer, Visitor } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { searchTermsOf } from '#platform/db/search-terms.ts'

import { findOffer, findOffersOf, findOwnOffers, type OfferRow } from './queries/offers.ts'
import { offerViews } from './view.ts'

type Listed = OfferRow & { position: string }

async function pageOf(app: AppContext, visitor: Visitor, rows: Listed[], perPage: number) {
  const { page, ...rest } = paginate(rows, perPage, row => row.id)
  const shown = page.map(({ position: _, ...row }) => row)
  return { offers: await offerViews(app, app.db, visitor, shown), ...rest }
}

/** Offers of the viewer's own store. */
export async function readOwnOffers(app: AppContext, viewer: Viewer, query: Query<typeof offers.list>) {
  const { keyword, ...list } = query
  const searchTerms = await searchTermsOf(app.db, keyword)
  const rows = await findOwnOffers(app.db, viewer.id, app.clock.now(), { ...list, searchTerms })
  return pageOf(app, viewer, rows, list.per_page)
}

/** Offers of a provider. @throws AppError not_found where there is none that the visitor may see */
export async function readOffersOf(app: AppContext, visitor: Visitor, providerId: number, paging: Paging) {
  if (!(await isProviderVisible(app.db, visitor.id, { id: providerId }))) throw new AppError('not_found')
  const rows = await findOffersOf(app.db, visitor.id, app.clock.now(), providerId, paging)
  return pageOf(app, visitor, rows, paging.per_page)
}

/** @throws AppError not_found where there is none, or none that the visitor may see */
export async function readOffer(app: AppContext, db: Db, visitor: Visitor, id: number): Promise<Offer> {
  const row = await findOffer(db, visitor.id, app.clock.now(), id)
  const seen = row && (await isProviderVisible(db, visitor.id, { id: row.provider_id })) ? [row] : []
  const [offer] = await offerViews(app, db, visitor, seen)
  if (!offer) throw new AppError('not_found')
  return offer
}
