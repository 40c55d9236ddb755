import type { finding } from '@celebrio/contract/market/finding'
import type { QueryInput } from '@celebrio/contract/platform/endpoint'
import { amountOf } from '@celebrio/contract/platform/money'
import { readAmount } from '#lib/amounts.ts'
import { type Filters, usualOrder } from './filters.ts'
import type { Position } from './position.ts'

export type Query = QueryInput<typeof finding.list>

function priceOf(typed: string, currency: string): number | undefined {
  const minor = typed === '' ? null : readAmount(typed, currency)
  return minor === null ? undefined : amountOf(minor, currency)
}

function whereOf(
  { near, distance_km, comes, country_id, state_id, city_id }: Filters,
  position: Position | null,
): Partial<Query> {
  const comes_to_me = comes ? 'true' : undefined
  if (near) {
    const how_far = distance_km === null ? { any_distance: 'true' } : { distance_km }
    return { filter_type: 'sp_near_you', ...position, ...how_far, comes_to_me }
  }
  return {
    comes_to_me,
    country_id: country_id ?? undefined,
    state_id: state_id ?? undefined,
    city_id: city_id ?? undefined,
  }
}

function pricesOf({ price_from, price_to, currency, sort }: Filters): Partial<Query> {
  if (currency === '') return {}
  const from = priceOf(price_from, currency)
  const to = priceOf(price_to, currency)
  if (from === undefined && to === undefined && sort !== 'price') return {}
  const bounds = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
  return { currency, price_from: bounds[0], price_to: bounds[1] }
}

/** What the API is asked. */
export const queryOf = (filters: Filters, position: Position | null): Query => ({
  keyword: filters.keyword || undefined,
  category_id: filters.category_id ?? undefined,
  ...whereOf(filters, position),
  ...pricesOf(filters),
  min_rating: filters.min_rating ?? undefined,
  offers: filters.offers ? 'true' : undefined,
  // Half a year is typed before a whole one.
  free_on: filters.free_on >= '1900' ? filters.free_on : undefined,
  languages: [...filters.languages],
  exclude_ids: [],
  sort: filters.sort || usualOrder(filters),
})
