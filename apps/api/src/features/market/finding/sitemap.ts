import type { AppContext } from '#platform/app-context.ts'
import type { SitemapSection } from '#platform/http/sitemaps.ts'
import { findIndexedProviders, findRangeOfProviders } from './queries/indexed.ts'

export const sitemap = ({ db, clock }: AppContext): SitemapSection => ({
  name: 'providers',
  range: () => findRangeOfProviders(db),
  find: async (from, to) =>
    (await findIndexedProviders(db, { from, to }, clock.now())).map(({ id }) => ({
      path: `/service-provider/${id}`,
      changedAt: null,
    })),
})
