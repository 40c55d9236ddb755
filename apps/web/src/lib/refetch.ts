import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads anew what the server says has changed. What is being read for the first time in this moment may be of before: the
 * library takes that answer for the new one, so that it is asked for once more.
 */
export async function renew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const begun = client
    .getQueryCache()
    .findAll({ queryKey })
    .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined)
  void client.invalidateQueries({ queryKey })
  await Promise.allSettled(begun.flatMap(query => query.promise ?? []))
  if (begun.length > 0) void client.invalidateQueries({ predicate: query => begun.includes(query) })
}
