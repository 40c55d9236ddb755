import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { minorUnits } from '@celebrio/contract/platform/money'
import { formatAmount } from '#lib/amounts.ts'
import { isOff } from '../steps.ts'

/** What bookings cost and what of it is paid, without those that have come to nothing; one total for each currency, never added up. */
export function totalsOf(bookings: readonly Booking[]): { currency: string; total: string; paid: string }[] {
  const standing = Map.groupBy(
    bookings.filter(booking => !isOff(booking)),
    ({ currency }) => currency,
  )
  return [...standing].map(([currency, group]) => {
    const sum = (amounts: readonly (number | null)[]) =>
      formatAmount(
        amounts.reduce<number>((minor, amount) => minor + (minorUnits(amount ?? 0, currency) ?? 0), 0),
        currency,
      )
    return { currency, total: sum(group.map(one => one.total)), paid: sum(group.map(one => one.paid)) }
  })
}
