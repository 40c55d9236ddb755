import type { BookingSums } from '@celebrio/contract/market/booking-shapes'
import { minorUnits } from '@celebrio/contract/platform/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventBookingsQuery } from '../data.ts'

/** What the bookings of an event come to, in minor units, for its budget; empty as long as nothing is known. */
export function useEventCosts(eventId: number) {
  const { t } = useTranslation('summary')
  const { data } = useInfiniteQuery(eventBookingsQuery(eventId))
  const costOf = ({ currency, waiting, agreed, paid, committed }: BookingSums) => {
    const minor = (amount: number) => minorUnits(amount, currency) ?? 0
    return {
      name: t('ofEvent'),
      currency,
      waiting: minor(waiting),
      agreed: minor(agreed),
      paid: minor(paid),
      committed: minor(committed),
    }
  }
  return data?.pages[0]?.sums.map(costOf) ?? []
}
