import { type ProviderOrder, providerOrders, reach } from '@celebrio/contract/market/finding'
import { currencies } from '@celebrio/contract/platform/currencies'
import { spokenLanguages } from '@celebrio/contract/platform/spoken-languages'
import { searchTextIn } from '#lib/search-text.ts'

export type Filters = {
  keyword: string
  category_id: number | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  /** Around the viewer: their position stays out of the address, so that a link does not tell it. */
  near: boolean
  distance_km: number | null
  /** Only who comes to the viewer; of a city, who comes to it beside those who are at home there. */
  comes: boolean
  /** As typed. */
  price_from: string
  price_to: string
  currency: string
  min_rating: number | null
  offers: boolean
  /** YYYY-MM-DD, as far as it is typed. */
  free_on: string
  /** The viewer's event for which they look: its city and day are those of the other filters. */
  event_id: number | null
  languages: readonly string[]
  sort: ProviderOrder | ''
}

export const noFilters: Filters = {
  keyword: '',
  category_id: null,
  country_id: null,
  state_id: null,
  city_id: null,
  near: false,
  distance_km: null,
  comes: false,
  price_from: '',
  price_to: '',
  currency: '',
  min_rating: null,
  offers: false,
  free_on: '',
  event_id: null,
  languages: [],
  sort: '',
}

export const distances = [5, 10, 25, 50, 100] as const
export const ratings = [4, 4.5] as const
export const maxLanguages = 10
/** The most providers that are compared. */
export const maxCompared = 4

const numberIn = (search: URLSearchParams, name: string, max: number): number | null => {
  const value = Number(search.get(name))
  return Number.isFinite(value) && value > 0 && value <= max ? value : null
}

const idIn = (search: URLSearchParams, name: string): number | null => {
  const id = numberIn(search, name, Number.MAX_SAFE_INTEGER)
  return id !== null && Number.isInteger(id) ? id : null
}

const isOrder = (text: string): text is ProviderOrder => (providerOrders as readonly string[]).includes(text)

const textIn = (search: URLSearchParams, name: string): string => (search.get(name) ?? '').slice(0, 255)

const dayIn = (search: URLSearchParams, name: string): string => {
  const day = search.get(name) ?? ''
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) return ''
  // Browsers take 30 February for 2 March.
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : ''
}

const codesIn = (search: URLSearchParams): string[] =>
  [...new Set(search.getAll('languages'))].filter(code => spokenLanguages.includes(code)).slice(0, maxLanguages)

/** The order, as far as it is one here: nearest needs a place to look from, price a currency. */
function orderIn(search: URLSearchParams, hasPoint: boolean, currency: string): ProviderOrder | '' {
  const sort = search.get('sort') ?? ''
  if (!isOrder(sort) || (sort === 'near' && !hasPoint) || (sort === 'price' && currency === '')) return ''
  return sort
}

/** Whether there is a place to look from, so that lists know how far each provider is. */
export const hasPoint = ({ near, comes }: Filters): boolean => near || comes

/** The order that is meant where none is chosen: of a city that others come to, the best of both are seen first. */
export const usualOrder = ({ near }: Filters): ProviderOrder => (near ? 'near' : 'top')

/** The order that is left without a place to look from. */
export const withoutNearest = (sort: Filters['sort']): Filters['sort'] => (sort === 'near' ? '' : sort)

/** Reads the filters from an address, ignoring what is none. */
export function readFilters(search: URLSearchParams): Filters {
  const near = search.get('near') === 'me'
  const typed = search.get('currency') ?? ''
  const currency = currencies.includes(typed) ? typed : ''
  const city_id = near ? null : idIn(search, 'city_id')
  const comes = search.get('comes') === '1' && (near || city_id !== null)
  return {
    keyword: searchTextIn(search),
    category_id: idIn(search, 'category_id'),
    country_id: near ? null : idIn(search, 'country_id'),
    state_id: near ? null : idIn(search, 'state_id'),
    city_id,
    near,
    distance_km: near ? numberIn(search, 'distance_km', reach.most) : null,
    comes,
    price_from: currency && textIn(search, 'price_from'),
    price_to: currency && textIn(search, 'price_to'),
    currency,
    min_rating: [...ratings].find(rating => rating === numberIn(search, 'min_rating', 5)) ?? null,
    offers: search.get('offers') === '1',
    free_on: dayIn(search, 'free_on'),
    event_id: idIn(search, 'event_id'),
    languages: codesIn(search),
    sort: orderIn(search, near || comes, currency),
  }
}

const textOf = (name: string, value: Filters[keyof Filters]): string => {
  if (name === 'near') return value ? 'me' : ''
  if (typeof value === 'boolean') return value ? '1' : ''
  return value === null ? '' : String(value).trim()
}

/** An address with other filters; what else is in it stays. */
export function writeFilters(before: URLSearchParams, { languages, ...filters }: Filters): URLSearchParams {
  const search = new URLSearchParams(before)
  for (const [name, value] of Object.entries(filters)) {
    const text = textOf(name, value)
    if (text === '') search.delete(name)
    else search.set(name, text)
  }
  search.delete('languages')
  for (const code of languages) search.append('languages', code)
  return search
}

/** Where one of them changes by itself, the viewer no longer looks for the event that was chosen. */
const ofEvent = ['free_on', 'city_id', 'near'] as const

/** Filters after a change. */
export const changed = (before: Filters, changes: Partial<Filters>): Filters => ({
  ...before,
  ...(ofEvent.some(name => name in changes) && { event_id: null }),
  ...changes,
})

/** A filter that can be taken away: what is changed by that. */
export type Active = { name: keyof Filters; value?: string; without: Partial<Filters> }

/** The filters that narrow a list down, in the order in which they are shown. */
export function activeIn(filters: Filters): Active[] {
  const { keyword, category_id, country_id, city_id, near, distance_km, comes } = filters
  const { price_from, price_to, min_rating, offers } = filters
  const sort = withoutNearest(filters.sort)
  const noPlace = { country_id: null, state_id: null, city_id: null, comes: false, sort }
  const one = (isOn: boolean, name: keyof Filters, without: Partial<Filters>): Active[] =>
    isOn ? [{ name, without }] : []
  return [
    ...one(keyword !== '', 'keyword', { keyword: '' }),
    ...one(category_id !== null, 'category_id', { category_id: null }),
    ...one(country_id !== null || city_id !== null, 'country_id', noPlace),
    ...one(near, 'near', { near: false, distance_km: null, comes: false, sort }),
    ...one(distance_km !== null, 'distance_km', { distance_km: null }),
    ...one(comes && near, 'comes', { comes: false }),
    ...one(!comes && city_id !== null, 'comes', { comes: true }),
    ...one(price_from !== '' || price_to !== '', 'price_from', { price_from: '', price_to: '' }),
    ...one(min_rating !== null, 'min_rating', { min_rating: null }),
    ...one(offers, 'offers', { offers: false }),
    ...one(filters.free_on !== '', 'free_on', { free_on: '' }),
    ...filters.languages.map(
      (value): Active => ({
        name: 'languages',
        value,
        without: { languages: filters.languages.filter(code => code !== value) },
      }),
    ),
  ]
}

/** The providers that are to be compared, from the text of an address: `4.17.9`, or with commas. */
export const readCompared = (text: string | null): number[] => {
  const ids = (text ?? '').split(/[.,]/u).map(Number)
  return [...new Set(ids)].filter(id => Number.isSafeInteger(id) && id > 0).slice(0, maxCompared)
}

export const comparedText = (ids: readonly number[]): string => ids.join('.')
