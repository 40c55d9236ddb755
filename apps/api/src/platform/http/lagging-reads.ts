import type { Replica } from '../db/replica.ts'
import type { Route } from './route.ts'
import type { SitemapSection } from './sitemaps.ts'

/**
 * Serves from the replica whatever bears a little lag, to whoever has no account. Members read from the primary: they are to
 * see what they have written, and what a socket has just told them of.
 * @param lagging the same routes, reading from the replica
 */
export function readRoutesFrom(replica: Replica, routes: readonly Route[], lagging: readonly Route[]): Route[] {
  const serving = new Map(lagging.map(one => [one.endpoint, one.serve]))
  return routes.map(one => {
    const there = one.endpoint.bearsLag && serving.get(one.endpoint)
    if (!there) return one
    const serve: Route['serve'] = call =>
      call.viewer
        ? one.serve(call)
        : replica.read(
            () => there(call),
            () => one.serve(call),
          )
    return { ...one, serve }
  })
}

/** The same for sitemaps, which search engines read once in a while. */
export const readSitemapFrom = (
  replica: Replica,
  section: SitemapSection,
  lagging: SitemapSection,
): SitemapSection => ({
  name: section.name,
  range: () =>
    replica.read(
      () => lagging.range(),
      () => section.range(),
    ),
  find: (from, to) =>
    replica.read(
      () => lagging.find(from, to),
      () => section.find(from, to),
    ),
})
