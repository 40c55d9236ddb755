import type { Answer } from '@celebrio/contract/platform/endpoint'
import { music, type Song } from '@celebrio/contract/social/music'
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Cache keys; all begin with `music`, because a song may stand in several lists. */
export const musicKeys = { all: ['music'], subscribed: ['music', 'subscribed'] } as const

const keyOf = (...parts: (string | number)[]): readonly unknown[] => ['music', ...parts]

/** Songs of somebody, newest first. */
export const songsQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: keyOf('of', id),
    queryFn: ({ pageParam, signal }) => call(music.list, { params: { id }, query: pageAt(pageParam), signal }),
  })

/** What the viewer has subscribed to, last subscribed first. */
export const subscribedQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: keyOf('subscribed'),
  queryFn: ({ pageParam, signal }) => call(music.subscribed, { query: pageAt(pageParam), signal }),
})

type List = InfiniteData<Answer<typeof music.list>, string | undefined>

/** Changes every cached copy of one song. */
export const changeSong = (client: QueryClient, id: number, change: (song: Song) => Song): void => {
  client.setQueriesData<List>(
    { queryKey: musicKeys.all },
    list =>
      list && {
        ...list,
        pages: list.pages.map(page => ({
          ...page,
          songs: page.songs.map(song => (song.id === id ? change(song) : song)),
        })),
      },
  )
}
