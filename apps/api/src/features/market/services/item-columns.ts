import { hourSteps, type ItemForm, units } from '@celebrio/contract/market/service-forms'
import { currencyDigits } from '@celebrio/contract/platform/currencies'
import { minorUnits } from '@celebrio/contract/platform/money'
import { fieldError } from '#platform/app-error.ts'

const [, , wholeHour] = hourSteps

/** Thousandths of a unit, as they are stored. */
const thousandths = (quantity: number | undefined): number | null =>
  quantity === undefined ? null : Math.round(quantity * 1000)

/**
 * An item as it is stored, in the currency of its store.
 * @throws AppError validation_failed for a price with more decimals than the currency has
 */
export function itemColumns(form: ItemForm, position: number, currency: string) {
  const price = minorUnits(form.price, currency)
  if (price === null)
    throw fieldError(`items.${position}.price`, 'too_many_decimals', { max: currencyDigits(currency) })
  const { name, unit } = form
  return {
    position,
    name,
    price,
    unit,
    qty: thousandths(form.qty) ?? 0,
    least_qty: thousandths(form.least_qty),
    most_qty: thousandths(form.most_qty),
    step_minutes: unit === units.hour ? (form.step_minutes ?? wholeHour) : null,
  }
}

export type ItemColumns = ReturnType<typeof itemColumns>
