import type { RouteObject } from 'react-router'

/** Pages for whoever is signed in that are of use without a connection, with what this browser has kept for them. */
export const withoutLineRoutes: RouteObject[] = [
  { path: '/events/:id/door', lazy: () => import('#pages/celebrations/check-in/route.tsx') },
]
