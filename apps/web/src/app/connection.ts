import type { LoaderFunction } from 'react-router'
import { ApiError } from '#lib/api/api-error.ts'
import { queryClient } from './query-client.ts'

/** Whether any query has received data since the page was opened. */
const hasLoaded = (): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.data !== undefined)

// Some devices report that they are offline and are not: any response proves it.
const isAnswered = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Shows the offline page at once when there is no connection and no cached data to show. Someone who goes offline later
 * continues with the cached data. A loader, because its error is rendered inside the layout.
 */
export const onlyConnected: LoaderFunction = async () => {
  if (!navigator.onLine && !hasLoaded() && !(await isAnswered())) throw new ApiError(0, 'offline')
  return null
}
