import type { RouteObject } from 'react-router'

/** Pages for signed-in users that work offline, from data stored in the browser. */
export const offlineRoutes: RouteObject[] = [
  { path: '/events/:id/door', lazy: () => import('#pages/celebrations/check-in/route.tsx') },
]

/** Pages for everybody that work offline, once their guest has seen them. */
export const openOfflineRoutes: RouteObject[] = [
  { path: '/i/:token', lazy: () => import('#pages/celebrations/personal-invitation/route.tsx') },
  { path: '/join/:token', lazy: () => import('#pages/celebrations/open-link/route.tsx') },
  { path: '/events/:id', lazy: () => import('#pages/celebrations/event/route.tsx') },
]
