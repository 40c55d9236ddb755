import type { RouteObject } from 'react-router'

/** Pages of the celebrant frame for whoever is signed in. */
export const signedInRoutes: RouteObject[] = []
