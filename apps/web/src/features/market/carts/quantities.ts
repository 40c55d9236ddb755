import { leastQuantity, proposedQuantity, quantityIssue } from '@celebrio/contract/market/quantities'
import { serviceLimits, units } from '@celebrio/contract/market/service-forms'
import type { Item } from '@celebrio/contract/market/services'
import { issueText } from '#lib/api/error-text.ts'

/** By how much minus and plus change a quantity: by one, or by the part of an hour that is booked. */
const stepOf = ({ unit, step_minutes }: Item): number =>
  unit === units.hour && step_minutes !== null ? step_minutes / 60 : 1

const rounded = (quantity: number) => Math.round(quantity * 1000) / 1000

/** The nearest quantity that can be booked. */
const within = (item: Item, quantity: number) =>
  Math.max(leastQuantity(item), Math.min(item.most_qty ?? serviceLimits.qty, rounded(quantity)))

/** What plus leads to; null at the most that can be booked. */
export function moreThan(item: Item, quantity: number): number | null {
  const next = within(item, quantity + stepOf(item))
  return next > quantity ? next : null
}

/** What minus leads to; null at the least that can be booked. */
export function lessThan(item: Item, quantity: number): number | null {
  const next = within(item, quantity - stepOf(item))
  return next < quantity ? next : null
}

/** What Add begins with. */
export const firstQuantity = (item: Item): number => proposedQuantity(item)

/** Why so much of an item can't be booked, in the viewer's language. */
export function quantityProblem(item: Item, quantity: number): string | undefined {
  if (Number.isNaN(quantity)) return issueText({ code: 'not_a_number', values: {} })
  if (rounded(quantity) !== quantity) return issueText({ code: 'too_many_decimals', values: { max: 3 } })
  const issue = quantityIssue(item, quantity)
  return issue ? issueText(issue) : undefined
}
