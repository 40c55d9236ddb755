import type { Unit } from '@celebrio/contract/market/service-forms'
import type { PriceFrom } from '@celebrio/contract/market/stores'
import { amountOf } from '@celebrio/contract/platform/money'

type Row = { price_from: number | null; price_unit: Unit | null; currency: string | null }

/** The least price of a store, from its listing. */
export const priceFromView = ({ price_from, price_unit, currency }: Row): PriceFrom =>
  price_from === null || price_unit === null || currency === null
    ? null
    : { amount: amountOf(price_from, currency), currency, unit: price_unit }
