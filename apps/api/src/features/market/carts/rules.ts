import type { Bookable } from '@celebrio/contract/market/quantities'
import type { Unit } from '@celebrio/contract/market/service-forms'

/** An item as it is stored: price in minor units, quantities in thousandths. */
export type ItemRow = {
  id: number
  name: string
  price: number
  unit: Unit
  qty: number
  least_qty: number | null
  most_qty: number | null
  step_minutes: 15 | 30 | 60 | null
}

const maybe = (thousandths: number | null) => (thousandths === null ? null : thousandths / 1000)

/** Its quantities in its unit. */
export const inUnits = ({ qty, least_qty, most_qty, unit, step_minutes }: Omit<ItemRow, 'id' | 'name' | 'price'>) =>
  ({
    unit,
    qty: qty / 1000,
    least_qty: maybe(least_qty),
    most_qty: maybe(most_qty),
    step_minutes,
  }) satisfies Bookable
