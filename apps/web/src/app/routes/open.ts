import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** Pages of the celebrant layout that guests see too, with an invitation to sign in where their data would be. */
export const openRoutes: RouteObject[] = [
  { path: paths.myEvents(), lazy: () => import('#pages/celebrations/my-events/route.tsx') },
  { path: paths.createEvent(), lazy: () => import('#pages/celebrations/create-event/route.tsx') },
  { path: paths.publicEvents(), lazy: () => import('#pages/market/public-events/route.tsx') },
  { path: paths.upcomingEvents(), lazy: () => import('#pages/celebrations/upcoming-events/route.tsx') },
  { path: paths.eventCreated(), lazy: () => import('#pages/celebrations/event-created/route.tsx') },
  { path: paths.invalidEvent(), lazy: () => import('#pages/celebrations/invalid-event/route.tsx') },
  { path: '/unsubscribe/:token', lazy: () => import('#pages/celebrations/unsubscribe/route.tsx') },
  { path: '/statements/:id', lazy: () => import('#pages/care/statement/route.tsx') },
  { path: '/groups/join/:token', lazy: () => import('#pages/social/join-group/route.tsx') },
  { path: '/events-summary/:id', lazy: () => import('#pages/market/events-summary/route.tsx') },
  { path: paths.serviceProviders(), lazy: () => import('#pages/market/providers/route.tsx') },
  { path: paths.compareProviders(), lazy: () => import('#pages/market/compare-providers/route.tsx') },
  { path: paths.deals(), lazy: () => import('#pages/market/deals/route.tsx') },
  { path: '/deals/:id', lazy: () => import('#pages/market/deal/route.tsx') },
  { path: paths.upgrade(), lazy: () => import('#pages/people/upgrade/route.tsx') },
  { path: paths.serviceUpgrade(), lazy: () => import('#pages/people/upgrade/route.tsx') },
  { path: '/sp-profile/:id', lazy: () => import('#pages/market/provider-profile/route.tsx') },
  { path: '/service-provider/:id', lazy: () => import('#pages/market/provider/route.tsx') },
  { path: paths.contactUs(), lazy: () => import('#pages/people/contact-us/route.tsx') },
  { path: paths.notifications(), lazy: () => import('#pages/base/notifications/route.tsx') },
]
