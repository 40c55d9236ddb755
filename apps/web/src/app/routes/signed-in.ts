import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** Pages of the celebrant frame for whoever is signed in. */
export const signedInRoutes: RouteObject[] = [
  { path: paths.profile(), lazy: () => import('#pages/profile/route.tsx') },
  { path: paths.profileEdit(), lazy: () => import('#pages/profile-edit/route.tsx') },
  { path: paths.profileFiles(), lazy: () => import('#pages/profile-files/route.tsx') },
  { path: '/profile/:id/files', lazy: () => import('#pages/profile-files/route.tsx') },
  { path: paths.profileMusic(), lazy: () => import('#pages/profile-music/route.tsx') },
  { path: '/profile/:id/music', lazy: () => import('#pages/profile-music/route.tsx') },
  { path: '/profile/:id', lazy: () => import('#pages/profile/route.tsx') },
  { path: '/hashtags/:tag', lazy: () => import('#pages/hashtag/route.tsx') },
  { path: '/posts/:id', lazy: () => import('#pages/post/route.tsx') },
  { path: '/events/:id/edit', lazy: () => import('#pages/edit-event/route.tsx') },
  { path: '/events-summary/:id', lazy: () => import('#pages/events-summary/route.tsx') },
  { path: paths.notifications(), lazy: () => import('#pages/notifications/route.tsx') },
  { path: paths.friends(), lazy: () => import('#pages/friends/route.tsx') },
  { path: paths.friendRequests(), lazy: () => import('#pages/friend-requests/route.tsx') },
  { path: paths.findFriends(), lazy: () => import('#pages/find-friends/route.tsx') },
  { path: paths.blockedFriends(), lazy: () => import('#pages/blocked-friends/route.tsx') },
  { path: paths.search(), lazy: () => import('#pages/search/route.tsx') },
]
