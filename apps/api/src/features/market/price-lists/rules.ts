import type { PriceListRow } from '@celebrio/contract/market/price-lists'
import { hourSteps, type ItemForm, itemForm, serviceLimits, units } from '@celebrio/contract/market/service-forms'
import { currencyDigits } from '@celebrio/contract/platform/currencies'
import { type Issue, issuesByField } from '@celebrio/contract/platform/issues'
import { minorUnits } from '@celebrio/contract/platform/money'

type Cell = string | number | null | undefined

/** What a cell says; nothing where it is empty or left out. */
export const textOf = (cell: Cell): string => (cell === null || cell === undefined ? '' : String(cell))

/** Names are the same whatever their case and the form of their letters. */
export const fold = (name: Cell): string => textOf(name).normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** An item that a store sells, with its quantities in its unit and its price in its currency. */
export type SoldItem = Required<Pick<ItemForm, 'name' | 'price' | 'unit' | 'qty'>> & {
  id: number
  least_qty: number | null
  most_qty: number | null
  step_minutes: number | null
}

export type SoldService = { id: number; name: string; items: readonly SoldItem[] }

/** What is wrong with the cells of a row. */
export type Issues = Record<string, Issue[]>

const said = (cells: Partial<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined))

/** The cells of a row over what the item has: an empty cell clears, one that is left out keeps. */
function formOf(row: PriceListRow, present: SoldItem | undefined) {
  const { item: name, price, unit, qty, least_qty, most_qty, step_minutes } = row
  const given = said({ name: present?.name ?? name, price, unit, qty, least_qty, most_qty, step_minutes })
  const merged = { ...present, ...given }
  // An item that is no longer paid by the hour has no steps; that is not for the list to say.
  return Number(merged.unit) === units.hour ? merged : { ...merged, step_minutes: undefined }
}

const priceIssues = (price: number, currency: string): Issues =>
  minorUnits(price, currency) === null
    ? { price: [{ code: 'too_many_decimals', values: { max: currencyDigits(currency) } }] }
    : {}

/** Cells have other names than fields. */
const byCell = ({ name, ...rest }: Issues): Issues => (name ? { ...rest, item: name } : rest)

/** @returns the item that a row means, or what is wrong with its cells */
export function readItem(
  row: PriceListRow,
  present: SoldItem | undefined,
  currency: string,
): { form: ItemForm } | { issues: Issues } {
  const form = formOf(row, present)
  const parsed = itemForm.safeParse(form)
  if (!parsed.success) return { issues: byCell(issuesByField(parsed.error, form)) }
  const issues = priceIssues(parsed.data.price, currency)
  return Object.keys(issues).length > 0 ? { issues } : { form: parsed.data }
}

const [, , wholeHour] = hourSteps

/** Whether a form says of an item what it is already. */
export const isSame = (form: ItemForm, present: SoldItem): boolean =>
  form.price === present.price &&
  form.unit === present.unit &&
  form.qty === present.qty &&
  (form.least_qty ?? null) === present.least_qty &&
  (form.most_qty ?? null) === present.most_qty &&
  (form.unit === units.hour ? (form.step_minutes ?? wholeHour) : null) === present.step_minutes

export const tooManyItems = (): Issues => ({ item: [{ code: 'too_many', values: { max: serviceLimits.items } }] })
export const tooManyServices = (): Issues => ({
  service: [{ code: 'too_many', values: { max: serviceLimits.services } }],
})
export const twice = (): Issues => ({ item: [{ code: 'row_twice', values: {} }] })
