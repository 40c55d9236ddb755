import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** Pages for people who are not signed in and bring their own frame: the landing page. Signed-in people are sent home. */
export const guestRoutes: RouteObject[] = [
  { path: paths.landing(), lazy: () => import('#pages/site/landing/route.tsx') },
]
