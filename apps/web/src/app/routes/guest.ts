import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'

/** Ends the app: the document that comes has a client of its own. */
const loadDocument = () => {
  location.assign(paths.landing())
  return new Promise<never>(() => undefined)
}

/** Pages for guests that have their own layout: the landing page. Signed-in users are redirected home. */
export const guestRoutes: RouteObject[] = [{ path: paths.landing(), loader: loadDocument }]
