import { hashtags } from '@celebrio/contract/social/hashtags'
import { readTagged } from '#features/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { searchTags } from './search-tags.ts'
import { readTrending } from './trending.ts'

export const routes = (app: AppContext): Route[] => [
  route(hashtags.trending, ({ viewer }) => readTrending(app, viewer)),
  route(hashtags.posts, ({ viewer, params, query }) => readTagged(app, viewer, params.tag, query)),
  route(hashtags.search, ({ viewer, query }) => searchTags(app, viewer, query)),
]
