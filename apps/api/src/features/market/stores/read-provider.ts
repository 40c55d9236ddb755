import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { placeNames } from '#features/base/locations'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { providerRights } from './policies.ts'
import { priceFromView } from './price-from.ts'
import { findProvider } from './queries/stores.ts'
import { ratingsOf } from './ratings.ts'
import { readTiedConnections } from './tied-connections.ts'

/** Whoever opens a page; id 0 is somebody without an account. */
type Visitor = Pick<Viewer, 'id' | 'language'>

/** @throws AppError not_found where there is none that the visitor may see */
export async function readProvider(app: AppContext, visitor: Visitor, id: number): Promise<ServiceProvider> {
  const row = await findProvider(app.db, visitor.id, id)
  if (!row) throw new AppError('not_found')
  const [places] = await placeNames(app.db, [row], visitor.language)
  const tied = await readTiedConnections(app, visitor.id, [id])
  const can = providerRights(visitor, row, app.clock.now())
  const { country_id: _, state_id: __, city_id: ___, price_unit: ____, by_stars, hidden_stars, ...company } = row
  const { rating, total_ratings } = ratingsOf({ by_stars, hidden_stars })
  return {
    ...company,
    country: places?.country ?? null,
    state: places?.state ?? null,
    city: places?.city ?? null,
    logo: row.logo && app.files.publicUrl(row.logo),
    languages: row.languages ?? [],
    answers_within: row.answers_within === null ? null : Math.ceil(row.answers_within / 60),
    price_from: priceFromView(row),
    rating,
    total_ratings,
    total_services: row.total_services ?? 0,
    total_joined: row.total_joined ?? 0,
    is_joined: Boolean(row.is_joined),
    ...tied(id),
    created_at: row.created_at.toISOString(),
    listed_until: can.edit ? row.listed_until.toISOString() : null,
    can,
  }
}
