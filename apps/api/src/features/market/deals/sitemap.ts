import type { AppContext } from '#platform/app-context.ts'
import type { SitemapSection } from '#platform/http/sitemaps.ts'
import { findIndexedDeals, findRangeOfDeals } from './queries/indexed.ts'

export const sitemap = ({ db, clock }: AppContext): SitemapSection => ({
  name: 'deals',
  range: () => findRangeOfDeals(db),
  find: async (from, to) =>
    (await findIndexedDeals(db, { from, to }, clock.now())).map(({ id, created_at, edited_at }) => ({
      path: `/deals/${id}`,
      changedAt: edited_at ?? created_at,
    })),
})
