import type { Issue } from '../platform/issues.ts'
import { isFractional, serviceLimits, type Unit } from './service-forms.ts'

/** How much of an item can be booked; quantities in its unit. */
export type Bookable = {
  unit: Unit
  /** What is proposed. */
  qty: number
  least_qty: number | null
  most_qty: number | null
  /** Of what is paid by the hour. */
  step_minutes: number | null
}

type Bounds = Pick<Bookable, 'least_qty' | 'most_qty'>

/** The fewest that can be booked: one, where the provider says nothing else. */
export const leastQuantity = ({ least_qty, most_qty }: Bounds): number =>
  Math.min(least_qty || 1, most_qty ?? Number.POSITIVE_INFINITY)

const mostQuantity = ({ most_qty }: Bounds): number => most_qty ?? serviceLimits.qty

/** Quantities in thousandths are whole numbers, so that nothing is lost when they are divided. */
const thousandths = (quantity: number) => Math.round(quantity * 1000)

const isWholeStep = (quantity: number, minutes: number) => (thousandths(quantity) * 60) % (minutes * 1000) === 0

/** Why so much of an item can't be booked; null if it can. */
export function quantityIssue(item: Bookable, quantity: number): Issue | null {
  const [min, max] = [leastQuantity(item), mostQuantity(item)]
  if (quantity < min) return { code: 'too_small', values: { min } }
  if (quantity > max) return { code: 'too_big', values: { max } }
  if (!isFractional(item.unit) && !Number.isInteger(quantity)) return { code: 'whole_number', values: {} }
  if (item.step_minutes !== null && !isWholeStep(quantity, item.step_minutes))
    return { code: 'not_a_step', values: { minutes: item.step_minutes } }
  return null
}

/** What is put into the cart when nobody says how much: what the provider proposes, if that can be booked. */
export const proposedQuantity = (item: Bookable): number =>
  quantityIssue(item, item.qty) === null ? item.qty : leastQuantity(item)
