import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { minorUnits } from '@celebrio/contract/platform/money'
import { formatAmount } from '#lib/amounts.ts'
import { isOff } from '../steps.ts'

/** What bookings cost, without those that have come to nothing; one total for each currency, never added up. */
export function totalsOf(bookings: readonly Booking[]): { currency: string; total: string }[] {
  const standing = Map.groupBy(
    bookings.filter(booking => !isOff(booking)),
    ({ currency }) => currency,
  )
  return [...standing].map(([currency, group]) => {
    const minor = group.reduce((sum, { total }) => sum + (minorUnits(total, currency) ?? 0), 0)
    return { currency, total: formatAmount(minor, currency) }
  })
}
