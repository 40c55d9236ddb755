import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { countsQuery } from '#features/market/bookings'
import { storeQuery } from '#features/market/stores'
import { ownVerificationQuery } from '#features/market/verifications'
import { accountQuery } from '#features/people/accounts'
import { allOffersQuery } from './all-offers-query.ts'

/** Whether anything that stands around the list of a store is still to be read: shown one by one, they would move each other about. */
export function useIsLoading(): boolean {
  // The URL of the document is short-lived, so it is refetched on each visit.
  const account = useQuery({ ...accountQuery, staleTime: 0 })
  const store = useQuery(storeQuery(account.data?.service_provider?.id))
  const offers = useInfiniteQuery(allOffersQuery)
  const requests = useQuery(countsQuery('provider'))
  const verification = useQuery(ownVerificationQuery)
  return [account, store, offers, requests, verification].some(({ isLoading }) => isLoading)
}
