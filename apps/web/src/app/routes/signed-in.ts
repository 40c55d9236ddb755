import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** Pages of the celebrant frame for whoever is signed in. */
export const signedInRoutes: RouteObject[] = [
  { path: paths.profile(), lazy: () => import('#pages/social/profile/route.tsx') },
  { path: paths.profileEdit(), lazy: () => import('#pages/social/profile-edit/route.tsx') },
  { path: paths.profileFiles(), lazy: () => import('#pages/social/profile-files/route.tsx') },
  { path: '/profile/:id/files', lazy: () => import('#pages/social/profile-files/route.tsx') },
  { path: paths.profileMusic(), lazy: () => import('#pages/social/profile-music/route.tsx') },
  { path: '/profile/:id/music', lazy: () => import('#pages/social/profile-music/route.tsx') },
  { path: '/profile/:id', lazy: () => import('#pages/social/profile/route.tsx') },
  { path: '/hashtags/:tag', lazy: () => import('#pages/social/hashtag/route.tsx') },
  { path: '/posts/:id', lazy: () => import('#pages/social/post/route.tsx') },
  { path: '/events/:id/edit', lazy: () => import('#pages/celebrations/edit-event/route.tsx') },
  { path: '/events-summary/:id', lazy: () => import('#pages/celebrations/events-summary/route.tsx') },
  { path: paths.notifications(), lazy: () => import('#pages/base/notifications/route.tsx') },
  { path: paths.friends(), lazy: () => import('#pages/people/friends/route.tsx') },
  { path: paths.friendRequests(), lazy: () => import('#pages/people/friend-requests/route.tsx') },
  { path: paths.findFriends(), lazy: () => import('#pages/people/find-friends/route.tsx') },
  { path: paths.blockedFriends(), lazy: () => import('#pages/people/blocked-friends/route.tsx') },
  { path: paths.search(), lazy: () => import('#pages/search/route.tsx') },
]
