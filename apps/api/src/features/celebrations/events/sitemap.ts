import type { AppContext } from '#platform/app-context.ts'
import type { SitemapSection } from '#platform/http/sitemaps.ts'
import { findIndexedEvents, findRangeOfEvents } from './queries/indexed.ts'

/** Public events that are not over. */
export const sitemap = ({ db, clock }: AppContext): SitemapSection => ({
  name: 'events',
  range: () => findRangeOfEvents(db),
  find: async (from, to) =>
    (await findIndexedEvents(db, { from, to }, clock.now())).map(({ id, created_at, edited_at }) => ({
      path: `/events/${id}`,
      changedAt: edited_at ?? created_at,
    })),
})
