import { useQuery } from '@tanstack/react-query'
import { isCelebrant, useSession } from '#lib/session.ts'
import { ownHoldsQuery } from './data.ts'
import { useSoughtDay } from './sought-day.ts'

/**
 * The day (`YYYY-MM-DD`) for which somebody wants a provider: the one that the address says, or else the only one that they hold
 * there. Empty without one.
 */
export function useBookingDay(providerId: number): string {
  const sought = useSoughtDay()
  const session = useSession()
  const canHold = session !== null && isCelebrant(session.user)
  const { data: holds = [] } = useQuery({ ...ownHoldsQuery, enabled: sought === '' && canHold })
  const own = holds.filter(({ service_provider }) => service_provider.id === providerId)
  return sought || (own.length === 1 ? (own[0]?.day ?? '') : '')
}
