import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** Pages of the celebrant frame that guests see too, with an invitation to sign in where their data would be. */
export const openRoutes: RouteObject[] = [
  { path: paths.myEvents(), lazy: () => import('#pages/my-events/route.tsx') },
  { path: paths.createEvent(), lazy: () => import('#pages/create-event/route.tsx') },
  { path: paths.publicEvents(), lazy: () => import('#pages/public-events/route.tsx') },
  { path: paths.upcomingEvents(), lazy: () => import('#pages/upcoming-events/route.tsx') },
  { path: '/i/:token', lazy: () => import('#pages/personal-invitation/route.tsx') },
  { path: paths.eventCreated(), lazy: () => import('#pages/event-created/route.tsx') },
  { path: paths.invalidEvent(), lazy: () => import('#pages/invalid-event/route.tsx') },
  { path: '/events/:id', lazy: () => import('#pages/event/route.tsx') },
]
