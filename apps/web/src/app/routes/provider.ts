import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** The provider area. */
export const providerRoutes: RouteObject[] = [
  { path: paths.serviceHome(), lazy: () => import('#pages/market/service-home/route.tsx') },
]
