import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** Pages of the celebrant frame that guests see too, with an invitation to sign in where their data would be. */
export const openRoutes: RouteObject[] = [
  { path: paths.myEvents(), lazy: () => import('#pages/celebrations/my-events/route.tsx') },
  { path: paths.createEvent(), lazy: () => import('#pages/celebrations/create-event/route.tsx') },
  { path: paths.publicEvents(), lazy: () => import('#pages/celebrations/public-events/route.tsx') },
  { path: paths.upcomingEvents(), lazy: () => import('#pages/celebrations/upcoming-events/route.tsx') },
  { path: '/i/:token', lazy: () => import('#pages/celebrations/personal-invitation/route.tsx') },
  { path: paths.eventCreated(), lazy: () => import('#pages/celebrations/event-created/route.tsx') },
  { path: paths.invalidEvent(), lazy: () => import('#pages/celebrations/invalid-event/route.tsx') },
  { path: '/events/:id', lazy: () => import('#pages/celebrations/event/route.tsx') },
]
