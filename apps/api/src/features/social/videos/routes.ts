import { videos } from '@celebrio/contract/social/videos'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { countView, readMostWatched } from './watch.ts'

export const videoRoutes = (kit: Kit): Route[] => [
  route(videos.mostWatched, ({ viewer, query }) => readMostWatched(kit, viewer, query)),
  route(videos.view, ({ viewer, params }) => countView(kit, viewer, params.id)),
]
