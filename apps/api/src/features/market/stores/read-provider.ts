import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { placeNames } from '#features/base/locations'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Visitor } from '#platform/auth/viewer.ts'
import { providerRights } from './policies.ts'
import { pricesFrom } from './price-from.ts'
import { findProvider } from './queries/stores.ts'
import { ratingsOf } from './ratings.ts'
import { telephoneOf } from './telephone.ts'
import { readTiedConnections } from './tied-connections.ts'

type ProviderRow = NonNullable<Awaited<ReturnType<typeof findProvider>>>

/** What the page says of a company as it is stored. */
const companyOf = (row: ProviderRow) => ({
  id: row.id,
  user_id: row.user_id,
  company_name: row.company_name,
  business_phone_number: row.business_phone_number,
  address: row.address,
  lat: row.lat,
  lng: row.lng,
  description: row.description,
  establishment_year: row.establishment_year,
  currency: row.currency,
  cancellation: row.cancellation,
  travel: row.travel,
  deposit: row.deposit,
  travels_km: row.travels_km,
  is_verified: row.is_verified,
})

/** @throws AppError not_found where there is none that the visitor may see */
export async function readProvider(app: AppContext, visitor: Visitor, id: number): Promise<ServiceProvider> {
  const row = await findProvider(app.db, visitor.id, id)
  if (!row) throw new AppError('not_found')
  const [places] = await placeNames(app.db, [row], visitor.language)
  const now = app.clock.now()
  const pricesOf = await pricesFrom(app.db, [id], now)
  const can = providerRights(visitor, row, now)
  const { rating, total_ratings } = ratingsOf(row)
  const total = (row.total_joined ?? 0) + total_ratings
  const tied = await readTiedConnections(app, visitor.id, { ids: [id], total })
  return {
    ...companyOf(row),
    telephone: telephoneOf(row.business_phone_number, row.country_code),
    country: places?.country ?? null,
    state: places?.state ?? null,
    city: places?.city ?? null,
    logo: row.logo && app.files.publicUrl(row.logo),
    languages: row.languages ?? [],
    answers_within: row.answers_within === null ? null : Math.ceil(row.answers_within / 60),
    price_from: pricesOf(row).from,
    rating,
    total_ratings,
    total_services: row.total_services ?? 0,
    total_joined: row.total_joined ?? 0,
    is_joined: Boolean(row.is_joined),
    ...tied(id),
    created_at: row.created_at.toISOString(),
    statement_id: can.edit ? row.statement_id : null,
    is_resting: row.listed_until <= now,
    listed_until: can.edit ? row.listed_until.toISOString() : null,
    can,
  }
}
