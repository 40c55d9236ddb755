import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** Pages of the celebrant layout for signed-in users. */
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
  { path: '/events/:id/invite', lazy: () => import('#pages/site/invite/route.tsx') },
  { path: paths.friends(), lazy: () => import('#pages/people/friends/route.tsx') },
  { path: paths.friendRequests(), lazy: () => import('#pages/people/friend-requests/route.tsx') },
  { path: paths.findFriends(), lazy: () => import('#pages/people/find-friends/route.tsx') },
  { path: paths.blockedFriends(), lazy: () => import('#pages/people/blocked-friends/route.tsx') },
  { path: paths.meetNewFriends(), lazy: () => import('#pages/people/meet-new-friend/route.tsx') },
  { path: paths.bookings(), lazy: () => import('#pages/market/bookings/route.tsx') },
  { path: '/bookings/:id', lazy: () => import('#pages/market/booking/route.tsx') },
  { path: paths.cart(), lazy: () => import('#pages/market/cart/route.tsx') },
  { path: paths.checkout(), lazy: () => import('#pages/market/checkout/route.tsx') },
  { path: '/create-sp-event/:id', lazy: () => import('#pages/market/create-event-with/route.tsx') },
  { path: paths.search(), lazy: () => import('#pages/search/route.tsx') },
]
