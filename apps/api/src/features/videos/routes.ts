import { videos } from '@celebrio/contract/videos'
import { type Route, route } from '#platform/http/route.ts'
import type { Kit } from '#platform/kit.ts'
import { countView, readMostWatched } from './watch.ts'

export const videoRoutes = (kit: Kit): Route[] => [
  route(videos.mostWatched, ({ viewer, query }) => readMostWatched(kit, viewer, query)),
  route(videos.view, ({ viewer, params }) => countView(kit, viewer, params.id)),
]
