import type { ProviderFilters, ProviderOrder } from '@celebrio/contract/market/finding'
import { maxAmount } from '@celebrio/contract/platform/money'

/** A place in a list: words as they were typed before words alike, then by what the list is sorted by, then by id. */
export type Place = { tier: number; at: number; id: number }

export const placeText = ({ tier, at, id }: Place): string => `${tier}~${at}~${id}`

const placeShape = /^([01])~(\d{1,15}(?:\.\d{1,25})?(?:e-\d{1,3})?)~(\d{1,15})$/

/** Parses the text of a place; null if it is none, or one of a list by distance where that is not the order. */
export function parsePlace(text: string, order: ProviderOrder): Place | null {
  const [, tier, at, id] = placeShape.exec(text) ?? []
  if (!tier || !at || !id || (order !== 'near' && !Number.isInteger(Number(at)))) return null
  return { tier: Number(tier), at: Number(at), id: Number(id) }
}

type Sorting = Pick<ProviderFilters, 'sort' | 'filter_type'>

export function orderOf({ sort, filter_type }: Sorting, hasPoint: boolean): ProviderOrder {
  if (filter_type === 'top_sp') return sort ?? 'top'
  if (sort === 'near' || sort === undefined) return hasPoint ? 'near' : 'top'
  return sort
}

const earthRadius = 6371

/** The chord through a ball of radius 1 for a distance on the ground, in kilometres. */
export const chordOf = (kilometres: number) => 2 * Math.sin(kilometres / earthRadius / 2)

/** The distance on the ground for such a chord, with one decimal where it is short. */
export function kilometresOf(chord: number): number {
  const kilometres = 2 * earthRadius * Math.asin(Math.min(1, chord / 2))
  return kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)
}

/** A point on a ball of radius 1, as `ball_point` makes it and a cube is written. */
export function cubeOf({ lat, lng }: { lat: number; lng: number }): string {
  const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
  return `(${Math.cos(north) * Math.cos(east)}, ${Math.cos(north) * Math.sin(east)}, ${Math.sin(north)})`
}

/** Bounds of a price in the minor unit of a currency. */
export type Prices = { currency: string; from: number; to: number }

const doublings = (amount: number) => Math.floor(Math.log2(Math.max(1, amount)))

/** A range over more doublings than these leaves hardly a store out, and an index that has them all costs more than it spares. */
const mostDoublings = 6

/** One more at either end: which of two a price belongs to is not a matter of the last digit of a logarithm. */
export function priceFacets({ currency, from, to }: Prices): string[] {
  const first = Math.max(0, doublings(from) - 1)
  const last = doublings(Math.min(to, maxAmount)) + 1
  if (last - first >= mostDoublings) return []
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => `p${currency}${first + index}`)
}

const anyOf = (facets: string[]) => (facets.length === 0 ? [] : [`(${facets.join(' | ')})`])
const one = (letter: string, value: number | undefined) => (value === undefined ? [] : [`${letter}${value}`])

type Wanted = Pick<
  ProviderFilters,
  'category_id' | 'country_id' | 'state_id' | 'city_id' | 'languages' | 'min_rating' | 'offers'
> & { prices: Prices | null }

/** What `store_listings.facets` must have, as parts of a tsquery. */
export const facetsOf = ({
  category_id,
  country_id,
  state_id,
  city_id,
  languages,
  min_rating,
  offers,
  prices,
}: Wanted) => [
  ...(offers ? ['o'] : []),
  ...one('c', category_id),
  ...one('y', city_id),
  ...one('s', state_id),
  ...one('n', country_id),
  ...one('r', min_rating && Math.floor(min_rating * 2)),
  ...anyOf(languages.map(language => `l${language}`)),
  ...(prices ? anyOf(priceFacets(prices)) : []),
]
