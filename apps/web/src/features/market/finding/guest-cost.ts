import { lineAmounts } from '@celebrio/contract/market/line-amounts'
import { quantityIssue } from '@celebrio/contract/market/quantities'
import { units } from '@celebrio/contract/market/service-forms'
import type { Service } from '@celebrio/contract/market/services'
import { minorUnits } from '@celebrio/contract/platform/money'

/** What so many guests cost with one item, in minor units of the currency. */
export type GuestCost = { item: string; price: number; total: number; currency: string }

const mostGuests = 100_000

/** How many guests a text says; null where that is no number of them. */
export function readGuests(text: string | null): number | null {
  const guests = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
  return guests >= 1 && guests <= mostGuests ? guests : null
}

type Priced = Pick<Service, 'currency' | 'items'>

const costWith = (currency: string, item: Priced['items'][number], guests: number): GuestCost | null => {
  if (item.unit !== units.number || quantityIssue(item, guests) !== null) return null
  const regular = minorUnits(item.price, currency) ?? 0
  const total = lineAmounts(regular, item.offer?.discount ?? 0, guests * 1000)?.total
  return total === undefined ? null : { item: item.name, price: item.offer?.price ?? item.price, total, currency }
}

/**
 * What so many guests cost with the first item, in the provider's own order, that is priced per person and can be booked for
 * that many, offers included; null where there is none. Never the cheapest: a child's menu doesn't feed the guests.
 */
export function guestCostOf(services: readonly Priced[], guests: number): GuestCost | null {
  const costs = services.flatMap(({ currency, items }) => items.flatMap(item => costWith(currency, item, guests) ?? []))
  return costs[0] ?? null
}

/** The places of the least total, where two or more have one, all in the same currency. */
export function leastCosts(costs: readonly (GuestCost | null)[]): number[] {
  const known = costs.flatMap((cost, at) => (cost ? [{ ...cost, at }] : []))
  const least = Math.min(...known.map(({ total }) => total))
  const best = known.filter(({ total }) => total === least)
  if (new Set(known.map(({ currency }) => currency)).size !== 1 || best.length === known.length) return []
  return best.map(({ at }) => at)
}
