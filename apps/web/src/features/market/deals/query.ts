import type { deals } from '@celebrio/contract/market/deals'
import type { QueryInput } from '@celebrio/contract/platform/endpoint'
import type { Position } from '#features/market/finding'
import type { DealFilters } from './filters.ts'

export type Query = QueryInput<typeof deals.list>

function costsOf({ cost, currency, sort }: DealFilters, proposed: string): Partial<Query> {
  const [from, to] = cost.split('-')
  if (cost === '' && sort !== 'price') return {}
  return {
    currency: currency || proposed,
    min_cost: from ? Number(from) : undefined,
    max_cost: to ? Number(to) : undefined,
  }
}

const whereOf = (
  { near, distance_km, country_id, state_id, city_id }: DealFilters,
  position: Position | null,
): Partial<Query> =>
  near
    ? { near_you: 'true', ...position, distance_km: distance_km ?? undefined }
    : { country_id: country_id ?? undefined, state_id: state_id ?? undefined, city_id: city_id ?? undefined }

/** What the API is asked. @param proposed the currency of costs where none has been chosen */
export const queryOf = (filters: DealFilters, position: Position | null, proposed: string): Query => ({
  keyword: filters.keyword.trim() || undefined,
  category_id: filters.category_id ?? undefined,
  condition: [...filters.condition],
  free: filters.free ? 'true' : undefined,
  created_within: filters.within || undefined,
  ...whereOf(filters, position),
  ...costsOf(filters, proposed),
  sort: filters.sort || undefined,
})
