import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Refetches queries after the server has said that their data changed. A first fetch that is already running may return
 * the old data, and TanStack Query does not start a second one: such queries are invalidated again when they are done.
 */
export async function renew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const firstFetches = client
    .getQueryCache()
    .findAll({ queryKey })
    .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined)
  void client.invalidateQueries({ queryKey })
  await Promise.allSettled(firstFetches.flatMap(query => query.promise ?? []))
  if (firstFetches.length > 0) void client.invalidateQueries({ predicate: query => firstFetches.includes(query) })
}
