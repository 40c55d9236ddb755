import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** Forms that change a store. */
export const storeFormRoutes: RouteObject[] = [
  { path: paths.createService(), lazy: () => import('#pages/market/create-service/route.tsx') },
  { path: paths.priceList(), lazy: () => import('#pages/market/price-list/route.tsx') },
  { path: paths.createOffer(), lazy: () => import('#pages/market/create-offer/route.tsx') },
  { path: '/service-home/offers/:id/edit', lazy: () => import('#pages/market/edit-offer/route.tsx') },
  { path: paths.createAlbum(), lazy: () => import('#pages/market/create-album/route.tsx') },
  { path: '/service-home/albums/:id/edit', lazy: () => import('#pages/market/edit-album/route.tsx') },
  { path: '/service-home/:id/edit', lazy: () => import('#pages/market/edit-service/route.tsx') },
]

/** The rest of the provider area. */
export const providerRoutes: RouteObject[] = [
  { path: paths.serviceHome(), lazy: () => import('#pages/market/service-home/route.tsx') },
  { path: paths.serviceProfileEdit(), lazy: () => import('#pages/market/provider-profile-edit/route.tsx') },
  { path: paths.serviceProfile(), lazy: () => import('#pages/market/provider-profile/route.tsx') },
  { path: paths.serviceOffers(), lazy: () => import('#pages/market/service-offers/route.tsx') },
  { path: paths.serviceAlbums(), lazy: () => import('#pages/market/service-albums/route.tsx') },
  { path: paths.serviceCalendar(), lazy: () => import('#pages/market/service-calendar/route.tsx') },
  { path: paths.serviceBookings(), lazy: () => import('#pages/market/service-bookings/route.tsx') },
  { path: paths.serviceHistory(), lazy: () => import('#pages/market/service-history/route.tsx') },
  { path: paths.serviceServings(), lazy: () => import('#pages/market/service-servings/route.tsx') },
  { path: paths.serviceDeals(), lazy: () => import('#pages/market/service-deals/route.tsx') },
  { path: paths.serviceFigures(), lazy: () => import('#pages/market/service-figures/route.tsx') },
  { path: paths.serviceSettings(), lazy: () => import('#pages/people/settings/route.tsx') },
  { path: paths.serviceSettingsPassword(), lazy: () => import('#pages/people/settings-password/route.tsx') },
  { path: paths.serviceSubscription(), lazy: () => import('#pages/market/service-subscription/route.tsx') },
  { path: paths.serviceContactUs(), lazy: () => import('#pages/people/service-contact-us/route.tsx') },
]
