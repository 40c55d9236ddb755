import type { BookedItem } from '@celebrio/contract/market/booking-shapes'
import { lineAmounts } from '@celebrio/contract/market/line-amounts'
import { minorUnits } from '@celebrio/contract/platform/money'

/** What so much of an item costs, at the price that it was booked at. In minor units. */
export const lineCost = ({ price, offer }: BookedItem, currency: string, qty: number): number =>
  lineAmounts(minorUnits(price, currency) ?? 0, offer?.discount ?? 0, Math.round(qty * 1000))?.total ?? 0
