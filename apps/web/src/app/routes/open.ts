import type { RouteObject } from 'react-router'

/** Pages of the celebrant frame that guests see too, with an invitation to sign in where their data would be. */
export const openRoutes: RouteObject[] = []
