import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** Pages of the celebrant frame for whoever is signed in. */
export const signedInRoutes: RouteObject[] = [
  { path: paths.friends(), lazy: () => import('#pages/friends/route.tsx') },
  { path: paths.friendRequests(), lazy: () => import('#pages/friend-requests/route.tsx') },
  { path: paths.findFriends(), lazy: () => import('#pages/find-friends/route.tsx') },
  { path: paths.blockedFriends(), lazy: () => import('#pages/blocked-friends/route.tsx') },
]
