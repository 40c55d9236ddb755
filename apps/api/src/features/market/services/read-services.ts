import type { Service, services } from '@celebrio/contract/market/services'
import type { Query } from '@celebrio/contract/platform/endpoint'
import { isProviderVisible } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer, Visitor } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { searchTermsOf } from '#platform/db/search-terms.ts'

import { findOwnServices, findService, findServicesOf, type ServiceRow } from './queries/services.ts'
import { serviceViews } from './view.ts'

type Listed = ServiceRow & { position: string }

async function pageOf(app: AppContext, visitor: Visitor, rows: Listed[], perPage: number) {
  const { page, ...rest } = paginate(rows, perPage, row => row.id)
  return { services: await serviceViews(app, app.db, visitor, page), ...rest }
}

/** Services of the viewer's own store. */
export async function readOwnServices(app: AppContext, viewer: Viewer, query: Query<typeof services.list>) {
  const { keyword, created, ...paging } = query
  const searchTerms = await searchTermsOf(app.db, keyword)
  const list = { ...paging, searchTerms, created, now: app.clock.now() }
  return pageOf(app, viewer, await findOwnServices(app.db, viewer.id, list), paging.per_page)
}

/** Services of a provider. @throws AppError not_found where there is none that the visitor may see */
export async function readServicesOf(app: AppContext, visitor: Visitor, providerId: number, paging: Paging) {
  if (!(await isProviderVisible(app.db, visitor.id, { id: providerId }))) throw new AppError('not_found')
  return pageOf(app, visitor, await findServicesOf(app.db, providerId, paging), paging.per_page)
}

/** @throws AppError not_found where there is none, or none that the visitor may see */
export async function readService(app: AppContext, db: Db, visitor: Visitor, id: number): Promise<Service> {
  const row = await findService(db, id)
  const seen = row && (await isProviderVisible(db, visitor.id, { id: row.provider_id })) ? [row] : []
  const [service] = await serviceViews(app, db, visitor, seen)
  if (!service) throw new AppError('not_found')
  return service
}
