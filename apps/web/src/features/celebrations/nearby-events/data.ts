import { nearbyEvents } from '@celebrio/contract/celebrations/nearby-events'
import { queryOptions } from '@tanstack/react-query'
import { eventKeys } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'

/** Poll, because no push message announces that an event has ended. */
const minute = 60_000

/** Upcoming events of others near the viewer, nearest first. */
export const nearbyQuery = (limit: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'near', limit],
    queryFn: async ({ signal }) => (await call(nearbyEvents.near, { query: { limit }, signal })).events,
    staleTime: 5 * minute,
  })

/** The running event that is most relevant to the viewer. */
export const liveQuery = queryOptions({
  queryKey: [...eventKeys.all, 'live'],
  queryFn: async ({ signal }) => (await call(nearbyEvents.live, { signal })).event,
  refetchInterval: 5 * minute,
})
