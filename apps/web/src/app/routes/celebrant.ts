import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** Celebrant-only pages: guests go to sign-in, providers to their store. */
export const celebrantRoutes: RouteObject[] = [
  { path: paths.home(), lazy: () => import('#pages/social/home/route.tsx') },
  { path: paths.explore(), lazy: () => import('#pages/celebrations/explore/route.tsx') },
  { path: paths.meetNewFriends(), lazy: () => import('#pages/people/meet-new-friend/route.tsx') },
  { path: paths.savedPosts(), lazy: () => import('#pages/social/saved-posts/route.tsx') },
]
