import { search } from '@celebrio/contract/search/search'
import { hashtags } from '@celebrio/contract/social/hashtags'
import { readTagged } from '#features/social/posts'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { searchTags } from './search-tags.ts'
import { readTrending } from './trending.ts'

export const hashtagRoutes = (kit: Kit): Route[] => [
  route(hashtags.trending, ({ viewer }) => readTrending(kit, viewer)),
  route(hashtags.posts, ({ viewer, params, query }) => readTagged(kit, viewer, params.tag, query)),
  route(search.hashtags, ({ viewer, query }) => searchTags(kit, viewer, query)),
]
