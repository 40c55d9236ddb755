import { type OwnPresence, presence, presenceEvery } from '@celebrio/contract/chat/presence'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

const ownKey = ['presence']

/** Says that somebody is looking, for as long as the page is visible, and learns whether that is shared. */
export const ownPresenceQuery = queryOptions<OwnPresence>({
  queryKey: ownKey,
  queryFn: async ({ signal }) => (await call(presence.tell, { signal })).presence,
  staleTime: presenceEvery,
  refetchInterval: presenceEvery,
  refetchOnWindowFocus: true,
})

/** When a connection was last here; null where that is not to be seen. */
export const presenceQuery = (id: number) =>
  queryOptions({
    queryKey: [...ownKey, id],
    queryFn: async ({ signal }) => (await call(presence.of, { params: { id }, signal })).presence.seen_at,
    // Whoever opens a conversation sees how it is now, not how it was when they looked before.
    staleTime: 0,
    refetchInterval: presenceEvery,
  })
