import { videos } from '@celebrio/contract/social/videos'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { countView, readMostWatched } from './watch.ts'

export const routes = (app: AppContext): Route[] => [
  route(videos.mostWatched, ({ viewer, query }) => readMostWatched(app, viewer, query)),
  route(videos.view, ({ viewer, params }) => countView(app, viewer, params.id)),
]
