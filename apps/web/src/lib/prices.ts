import { currencyDigits } from '@celebrio/contract/platform/currencies'
import { amountText, formatAmount } from './amounts.ts'

/** Prices that were added or subtracted are off by a hair: 499.89 - 499.99 is not quite -0.1. */
const minor = (price: number, currency: string) => Math.round(price * 10 ** currencyDigits(currency))

/** A price as people read it: `€14.50`. */
export const priceText = (price: number, currency: string): string => formatAmount(minor(price, currency), currency)

/** The same for a text field: `14.50`. */
export const typedPrice = (price: number, currency: string): string => amountText(minor(price, currency), currency)
