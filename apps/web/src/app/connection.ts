import type { LoaderFunction } from 'react-router'
import { ApiError } from '#lib/api/api-error.ts'
import { queryClient } from './query-client.ts'

/** Whether anything has come from the server since this page was opened. */
const hasLoaded = (): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.data !== undefined)

// Some devices believe that they are offline and are not: any answer proves it.
const isAnswered = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Where nothing has come yet, a page could only wait for all that it shows: without a connection it says so at once.
 * Whoever lost it later goes on with what is there. A loader, because what it throws is told inside the frame.
 */
export const onlyConnected: LoaderFunction = async () => {
  if (!navigator.onLine && !hasLoaded() && !(await isAnswered())) throw new ApiError(0, 'offline')
  return null
}
