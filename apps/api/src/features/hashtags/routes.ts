import { hashtags } from '@celebrio/contract/hashtags'
import { search } from '@celebrio/contract/search'
import { readTagged } from '#features/posts'
import { type Route, route } from '#platform/http/route.ts'
import type { Kit } from '#platform/kit.ts'
import { searchTags } from './search-tags.ts'
import { readTrending } from './trending.ts'

export const hashtagRoutes = (kit: Kit): Route[] => [
  route(hashtags.trending, ({ viewer }) => readTrending(kit, viewer)),
  route(hashtags.posts, ({ viewer, params, query }) => readTagged(kit, viewer, params.tag, query)),
  route(search.hashtags, ({ viewer, query }) => searchTags(kit, viewer, query)),
]
