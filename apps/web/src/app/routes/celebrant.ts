import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** Celebrant-only pages: guests go to sign-in, providers to their store. */
export const celebrantRoutes: RouteObject[] = [
  { path: paths.home(), lazy: () => import('#pages/site/home/route.tsx') },
  { path: paths.explore(), lazy: () => import('#pages/market/explore/route.tsx') },
  { path: '/explore/:type', lazy: () => import('#pages/market/explore/route.tsx') },
  { path: paths.createDeal(), lazy: () => import('#pages/market/create-deal/route.tsx') },
  { path: paths.archivedDeals(), lazy: () => import('#pages/market/archived-deals/route.tsx') },
  { path: paths.savedPosts(), lazy: () => import('#pages/social/saved-posts/route.tsx') },
]
