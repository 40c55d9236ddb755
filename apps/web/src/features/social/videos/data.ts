import { videos } from '@celebrio/contract/social/videos'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

/** The one film that is watched most, of those that the viewer may see. */
export const mostWatchedQuery = queryOptions({
  queryKey: ['videos', 'most-watched'],
  queryFn: async ({ signal }) => {
    const answer = await call(videos.mostWatched, { query: { per_page: 1 }, signal })
    return answer.videos[0] ?? null
  },
})

/** Nobody waits for it, and a view that is lost is no harm. */
export const tellView = (id: number): void => {
  call(videos.view, { params: { id } }).catch(() => undefined)
}
