import { useQuery } from '@tanstack/react-query'
import { isCelebrant, useSession } from '#lib/session.ts'
import { ownHoldsQuery } from './data.ts'
import { useSoughtDay } from './sought-day.ts'

/**
 * The day (`YYYY-MM-DD`) for which somebody wants a provider: the one that the address says, or else the only one that they hold
 * there. Empty without one, and while it is not known yet.
 */
export function useBookingDay(providerId: number): { day: string; isLoading: boolean } {
  const sought = useSoughtDay()
  const session = useSession()
  const canHold = session !== null && isCelebrant(session.user)
  const { data: holds = [], isLoading } = useQuery({ ...ownHoldsQuery, enabled: sought === '' && canHold })
  const own = holds.filter(({ service_provider }) => service_provider.id === providerId)
  return { day: sought || (own.length === 1 ? (own[0]?.day ?? '') : ''), isLoading }
}
