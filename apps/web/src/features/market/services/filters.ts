import { type CreatedPeriod, createdPeriods } from '@celebrio/contract/market/listings'
import { searchTextIn } from '#lib/search-text.ts'

export type ServiceFilters = { keyword: string; created: readonly CreatedPeriod[] }

const isPeriod = (text: string): text is CreatedPeriod => (createdPeriods as readonly string[]).includes(text)

/** Reads the filters from a URL, ignoring invalid ones. */
export const readFilters = (search: URLSearchParams): ServiceFilters => ({
  keyword: searchTextIn(search),
  created: search.getAll('created').filter(isPeriod),
})

/** The search params of filters, without empty ones. */
export function writeFilters({ keyword, created }: ServiceFilters): URLSearchParams {
  const search = new URLSearchParams()
  if (keyword.trim() !== '') search.set('keyword', keyword.trim())
  for (const period of created) search.append('created', period)
  return search
}

/** The number of active filters. */
export const countFilters = ({ keyword, created }: ServiceFilters): number =>
  [keyword !== '', created.length > 0].filter(Boolean).length
