import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * A query client whose invalidated queries always show what came after. A first fetch that is already running may return
 * the old data, and TanStack Query does not start a second one: such queries are invalidated again when they are done.
 */
export class RefetchingClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const firstFetches = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined)
    await super.invalidateQueries(filters, options)
    await Promise.allSettled(firstFetches.flatMap(query => query.promise ?? []))
    if (firstFetches.length === 0) return
    const again = { ...filters, predicate: query => firstFetches.includes(query) } as InvalidateQueryFilters<Key>
    await super.invalidateQueries(again, options)
  }
}
