import { features } from './app.ts'
import type { AppContext } from './platform/app-context.ts'
import { readRoutesFrom, readSitemapFrom } from './platform/http/lagging-reads.ts'
import type { Route } from './platform/http/route.ts'
import type { SitemapSection } from './platform/http/sitemaps.ts'

const routesReading = (app: AppContext) => features.flatMap(feature => feature.routes?.(app) ?? [])
const sitemapsReading = (app: AppContext) => features.flatMap(feature => feature.sitemap?.(app) ?? [])

/** The routes of all features. Those that bear lag read from the replica, where there is one. */
export function routesOf(app: AppContext): Route[] {
  const { replica } = app
  const routes = routesReading(app)
  return replica ? readRoutesFrom(replica, routes, routesReading({ ...app, db: replica.db })) : routes
}

/** The same for the sitemaps. */
export function sitemapsOf(app: AppContext): SitemapSection[] {
  const { replica } = app
  if (!replica) return sitemapsReading(app)
  const lagging = new Map(sitemapsReading({ ...app, db: replica.db }).map(one => [one.name, one]))
  return sitemapsReading(app).map(one => readSitemapFrom(replica, one, lagging.get(one.name) ?? one))
}
