import { minorUnits } from '@celebrio/contract/platform/money'
import { amountText, formatAmount } from './amounts.ts'

const minor = (price: number, currency: string) => minorUnits(price, currency) ?? 0

/** A price as people read it: `€14.50`. */
export const priceText = (price: number, currency: string): string => formatAmount(minor(price, currency), currency)

/** The same for a text field: `14.50`. */
export const typedPrice = (price: number, currency: string): string => amountText(minor(price, currency), currency)
