import { type DealCondition, dealConditions } from '@celebrio/contract/market/deal-forms'
import { type DealOrder, type DealPeriod, dealOrders, dealPeriods } from '@celebrio/contract/market/deal-shapes'
import { currencies } from '@celebrio/contract/platform/currencies'
import { searchTextIn } from '#lib/search-text.ts'

/** Ranges of costs in whole units of a currency, as the specification offers them; the last has no end. */
export const costRanges = ['0-500', '500-1000', '1000-'] as const
export type CostRange = (typeof costRanges)[number]

export const distances = [5, 10, 25, 50, 100] as const

export type DealFilters = {
  keyword: string
  category_id: number | null
  condition: readonly DealCondition[]
  free: boolean
  cost: CostRange | ''
  currency: string
  within: DealPeriod | ''
  /** Around the viewer: their position stays out of the address, so that a link does not tell it. */
  near: boolean
  distance_km: number | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  sort: DealOrder | ''
}

export const noFilters: DealFilters = {
  keyword: '',
  category_id: null,
  condition: [],
  free: false,
  cost: '',
  currency: '',
  within: '',
  near: false,
  distance_km: null,
  country_id: null,
  state_id: null,
  city_id: null,
  sort: '',
}

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | '' =>
  names.find(name => name === text) ?? ''

const idIn = (search: URLSearchParams, name: string): number | null => {
  const id = Number(search.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** Reads the filters from an address, ignoring what is none. */
export function readFilters(search: URLSearchParams): DealFilters {
  const near = search.get('near') === 'me'
  const sort = oneOf(dealOrders, search.get('sort'))
  const distance = idIn(search, 'distance_km')
  return {
    keyword: searchTextIn(search),
    category_id: idIn(search, 'category_id'),
    condition: dealConditions.filter(name => search.getAll('condition').includes(name)),
    free: search.get('free') === '1',
    cost: oneOf(costRanges, search.get('cost')),
    currency: oneOf(currencies, search.get('currency')),
    within: oneOf(dealPeriods, search.get('within')),
    near,
    distance_km: near ? (distances.find(one => one === distance) ?? null) : null,
    country_id: near ? null : idIn(search, 'country_id'),
    state_id: near ? null : idIn(search, 'state_id'),
    city_id: near ? null : idIn(search, 'city_id'),
    sort: sort === 'near' && !near ? '' : sort,
  }
}

const textOf = (name: string, value: DealFilters[keyof DealFilters]): string => {
  if (name === 'near') return value ? 'me' : ''
  if (typeof value === 'boolean') return value ? '1' : ''
  return value === null ? '' : String(value)
}

/** An address with other filters; what else is in it stays. */
export function writeFilters(before: URLSearchParams, { condition, ...filters }: DealFilters): URLSearchParams {
  const search = new URLSearchParams(before)
  for (const [name, value] of Object.entries(filters)) {
    const text = textOf(name, value)
    if (text === '') search.delete(name)
    else search.set(name, text)
  }
  search.delete('condition')
  for (const name of condition) search.append('condition', name)
  return search
}

/** How many filters narrow a list down. */
export const countFilters = (filters: DealFilters): number => {
  const { keyword, category_id, condition, free, cost, within, near, country_id } = filters
  return [keyword, category_id, condition.length, free, cost, within, near, country_id].filter(Boolean).length
}
