import { videos } from '@celebrio/contract/social/videos'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

/** The most watched video that the viewer may see. */
export const mostWatchedQuery = queryOptions({
  queryKey: ['videos', 'most-watched'],
  queryFn: async ({ signal }) => {
    const answer = await call(videos.mostWatched, { query: { per_page: 1 }, signal })
    return answer.videos[0] ?? null
  },
})

/** Fire and forget: a lost view does no harm. */
export const reportView = (id: number): void => {
  call(videos.view, { params: { id } }).catch(() => undefined)
}
