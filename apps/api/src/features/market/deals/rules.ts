import type { DealEdit, DealStatus } from '@celebrio/contract/market/deal-forms'
import type { DealFilters, DealOrder, DealPeriod } from '@celebrio/contract/market/deal-shapes'

export type Offered = { status: DealStatus; valid_till: Date }

export const hasEnded = ({ valid_till }: Pick<Offered, 'valid_till'>, now: Date): boolean => valid_till <= now

/** Whether it is no longer to be had. */
export const isOver = (deal: Offered, now: Date): boolean => deal.status !== 'active' || hasEnded(deal, now)

type Costs = { cost: number; least_cost: number; cost_before: number | null; reduced_at: Date | null }

/**
 * What a deal costs after a change, in minor units. It is reduced only where it costs less than it ever has: who raises a cost
 * and lowers it again has reduced nothing.
 * @param before as it was in the same currency; null where the currency is another now
 */
export function costsAfter(before: Costs | null, cost: number, now: Date): Costs {
  if (!before) return { cost, least_cost: cost, cost_before: null, reduced_at: null }
  const { least_cost, cost_before, reduced_at } = before
  if (cost === before.cost) return { cost, least_cost, cost_before, reduced_at }
  if (cost < least_cost) return { cost, least_cost: cost, cost_before: least_cost, reduced_at: now }
  return { cost, least_cost, cost_before: null, reduced_at: null }
}

/** A place in a list: words as they were typed before words alike, then by what the list is sorted by, then by id. */
export type Place = { tier: number; at: number; id: number }

export const placeText = ({ tier, at, id }: Place): string => `${tier}~${at}~${id}`

const placeShape = /^([01])~(\d{1,15}(?:\.\d{1,25})?(?:e-\d{1,3})?)~(\d{1,15})$/

/** Parses the text of a place; null if it is none, or one of a list by distance where that is not the order. */
export function parsePlace(text: string, order: DealOrder): Place | null {
  const [, tier, at, id] = placeShape.exec(text) ?? []
  if (!tier || !at || !id || (order !== 'near' && !Number.isInteger(Number(at)))) return null
  return { tier: Number(tier), at: Number(at), id: Number(id) }
}

/**
 * Where the next page of a list begins: after a place, or at the beginning; and which boosted deals came first, which do
 * not come again.
 */
export type Walk = { behind: Place | null; first: number[] }

const mostFirst = 8

/** As many boosted deals come first at most: no more than half of a page. */
export const countFirst = (perPage: number): number => Math.min(mostFirst, Math.ceil(perPage / 2))

export const walkText = ({ behind, first }: Walk): string => `${behind ? placeText(behind) : ''}!${first.join('.')}`

/** Parses the text of a walk; null if it is none. */
export function parseWalk(text: string, order: DealOrder): Walk | null {
  const [, place = '', ids = ''] = /^([^!]*)(?:!((?:\d{1,15}(?:\.\d{1,15}){0,7})?))?$/.exec(text) ?? []
  const behind = place === '' ? null : parsePlace(place, order)
  const first = ids === '' ? [] : ids.split('.').map(Number)
  return (place === '' ? first.length > 0 : behind !== null) ? { behind, first } : null
}

/** Boosted deals change places so often, in minutes. */
const turnLength = 10

/** The number of a turn: in each the order of boosted deals is another. */
export const turnOf = (now: Date): number => Math.floor(now.getTime() / (turnLength * 60_000))

/** Without a place to look from, what is near is not known. */
export const orderOf = (sort: DealFilters['sort'], hasPoint: boolean): DealOrder =>
  sort === undefined || sort === 'near' ? (hasPoint ? 'near' : 'newest') : sort

const day = 24 * 60 * 60 * 1000
const days: Record<DealPeriod, number> = { '7d': 7, '1m': 30 }

export const createdSince = (period: DealPeriod | undefined, now: Date): Date | null =>
  period === undefined ? null : new Date(now.getTime() - days[period] * day)

const anyOf = (facets: string[]) => (facets.length === 0 ? [] : [`(${facets.join(' | ')})`])
const one = (letter: string, value: number | undefined) => (value === undefined ? [] : [`${letter}${value}`])

type Wanted = Pick<DealFilters, 'country_id' | 'state_id' | 'city_id' | 'free' | 'condition'> & {
  /** Any of these; null for all. */
  categories: readonly number[] | null
  /** Of the costs that are looked for. */
  prices: readonly string[]
}

/** What `deals.facets` must have, as parts of a tsquery. */
export const facetsOf = ({ categories, condition, country_id, state_id, city_id, free, prices }: Wanted) => [
  ...anyOf((categories ?? []).map(id => `c${id}`)),
  ...anyOf(condition.map(name => `d${name}`)),
  ...one('y', city_id),
  ...one('s', state_id),
  ...one('n', country_id),
  ...(free ? ['f'] : []),
  ...anyOf([...prices]),
]

const weekOf = (time: Date): number => Math.floor(time.getTime() / (7 * day))

/** The weeks in which a deal was posted that is looked for: as part of a tsquery; none for any time. */
export function weekFacets(since: Date | null, now: Date): string[] {
  if (since === null) return []
  const first = weekOf(since)
  return anyOf(Array.from({ length: weekOf(now) - first + 1 }, (_, index) => `t${first + index}`))
}

/** Whether a change says something about where it is. */
export const movesPlace = ({ country_id, state_id, city_id }: DealEdit): boolean =>
  country_id !== undefined || state_id !== undefined || city_id !== undefined
