import { eventWall } from '@celebrio/contract/celebrations/wall'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { eventKeys } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Everything on the wall of an event; its key begins as those of events, of whose changes everybody who comes hears. */
export const wallKey = (id: number) => [...eventKeys.all, 'wall', id] as const

/** What is on the wall, newest first; or only what has pictures. */
export const wallQuery = (id: number, pictures: boolean) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...wallKey(id), pictures] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(eventWall.list, {
        params: { id },
        query: { pictures: pictures || undefined, ...pageAt(pageParam) },
        signal,
      }),
  })

/** What the viewer has put there, newest first. */
export const ownQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...wallKey(id), 'own'] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(eventWall.own, { params: { id }, query: pageAt(pageParam), signal }),
  })
