import { z } from 'zod'
import { currencyDigits } from './currencies.ts'
import { decimal } from './forms.ts'
import { issue } from './issues.ts'

/** The largest amount, in the minor unit of its currency. */
export const maxAmount = 1_000_000_000_000

/** No currency has more decimals. */
const mostDigits = 3

/** Whether an amount has no more decimals than so many; amounts are small enough for this to be exact. */
const hasDigits = (amount: number, digits: number) => Number(amount.toFixed(digits)) === amount

/** An amount of money as forms send it: a number, or digits with a decimal point. Not negative. */
export const money = () =>
  decimal().pipe(
    z
      .number()
      .min(0)
      .max(maxAmount / 100)
      .refine(amount => hasDigits(amount, mostDigits), issue('too_many_decimals', { max: mostDigits })),
  )

/** The amount in the minor unit of a currency; null when it has more decimals than the currency. */
export function minorUnits(amount: number, currency: string): number | null {
  const digits = currencyDigits(currency)
  return hasDigits(amount, digits) ? Math.round(amount * 10 ** digits) : null
}

/** The amount that so many minor units of a currency are. */
export const amountOf = (minor: number, currency: string): number => minor / 10 ** currencyDigits(currency)
