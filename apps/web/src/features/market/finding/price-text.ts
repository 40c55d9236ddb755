import type { PriceFrom } from '@celebrio/contract/market/stores'
import { minorUnits } from '@celebrio/contract/platform/money'
import { formatAmount } from '#lib/amounts.ts'

/** A least price as people read it: `€14.50`. */
export const priceText = ({ amount, currency }: NonNullable<PriceFrom>): string =>
  formatAmount(minorUnits(amount, currency) ?? 0, currency)
