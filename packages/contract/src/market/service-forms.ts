import { z } from 'zod'
import { id, integer, listOf, maxQuantity, optional, quantity } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { money } from '../platform/money.ts'
import { line } from '../platform/text-schemas.ts'
import { listingEdit, listingForm, listingLimits } from './listings.ts'

/** Code points of texts; how many of each a service has; how many services a store has. */
export const serviceLimits = {
  ...listingLimits,
  items: 100,
  item: 120,
  services: 100,
  qty: maxQuantity,
} as const

/** What an item is counted in (specification part 2 §3). */
export const units = { unit: 1, hour: 2, kilogram: 3, number: 4 } as const
export const unitCodes = Object.values(units)
export type Unit = (typeof unitCodes)[number]

/** Minutes of the smallest part of an hour that can be booked. */
export const hourSteps = [15, 30, 60] as const

const fractional = new Set<Unit>([units.hour, units.kilogram])
/** Whether parts of a unit can be booked. */
export const isFractional = (unit: Unit): boolean => fractional.has(unit)

const unit = () => integer().pipe(z.literal(unitCodes))
const withDefault = <S extends z.ZodType>(schema: S, value: z.output<S>) =>
  optional(schema).transform(given => given ?? value)

type Bounded = { unit: Unit; qty: number; least_qty?: number | undefined; most_qty?: number | undefined }
const quantitiesOf = ({ qty, least_qty, most_qty }: Bounded) => ({ qty, least_qty, most_qty })

export const itemForm = z
  .object({
    /** Of an item that the service has already; without one it is recognised by its name. */
    id: optional(id()),
    name: line({ max: serviceLimits.item, min: 1 }),
    /** In the currency of the store. */
    price: money(),
    unit: withDefault(unit(), units.unit),
    /** How many are proposed. */
    qty: withDefault(quantity(), 1),
    /** The fewest and the most that can be booked. */
    least_qty: optional(quantity()),
    most_qty: optional(quantity(0.001)),
    /** What is paid by the hour is booked by so many minutes, 60 by default. */
    step_minutes: optional(integer().pipe(z.literal(hourSteps))),
  })
  .refine(({ least_qty, most_qty }) => (least_qty ?? 0) <= (most_qty ?? Number.POSITIVE_INFINITY), {
    ...issue('most_below_least'),
    path: ['most_qty'],
  })
  .superRefine((item, context) => {
    if (isFractional(item.unit)) return
    for (const [name, value] of Object.entries(quantitiesOf(item)))
      if (value !== undefined && !Number.isInteger(value))
        context.addIssue({ code: 'custom', message: 'whole_number', path: [name], input: value })
  })
export type ItemForm = z.output<typeof itemForm>

const items = () =>
  listOf(itemForm).refine(list => list.length <= serviceLimits.items, issue('too_many', { max: serviceLimits.items }))

export const serviceForm = z.object({ ...listingForm, items: items() })
export type ServiceForm = z.output<typeof serviceForm>

/** What is left out stays. Items that are sent are all that there will be, in this order. */
export const serviceEdit = z.object({ ...listingEdit, items: z.optional(items()) })
export type ServiceEdit = z.output<typeof serviceEdit>
