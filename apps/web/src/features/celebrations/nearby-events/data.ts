import { nearbyEvents } from '@celebrio/contract/celebrations/nearby-events'
import { queryOptions } from '@tanstack/react-query'
import { eventKeys } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'

/** A running event ends by the clock, and nobody says so. */
const minute = 60_000

/** Events of others to come near the viewer, the nearest first. */
export const nearbyQuery = (limit: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'near', limit],
    queryFn: async ({ signal }) => (await call(nearbyEvents.near, { query: { limit }, signal })).events,
    staleTime: 5 * minute,
  })

/** The event that runs now and concerns the viewer most. */
export const liveQuery = queryOptions({
  queryKey: [...eventKeys.all, 'live'],
  queryFn: async ({ signal }) => (await call(nearbyEvents.live, { signal })).event,
  refetchInterval: 5 * minute,
})
