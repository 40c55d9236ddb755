import { onlineManager } from '@tanstack/react-query'
import { isTransient } from '#lib/api/retry.ts'
import { keepPreviousErrors } from '#lib/keep-previous-errors.ts'
import { RefetchingClient } from '#lib/refetching-client.ts'

export const queryClient = new RefetchingClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Network and server errors; a device that is offline fails at once, and refetches when it is online again.
      retry: (failures, error) => failures < 2 && isTransient(error),
      // Otherwise queries without data would stay pending for as long as the device is offline.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false },
  },
})

keepPreviousErrors(queryClient.getQueryCache())

/**
 * Tells the query client at the start whether there is a connection. By itself it believes in one until it hears that it was
 * lost: a page that is opened without one would not read again when it is there.
 */
export const syncOnlineState = (): void => onlineManager.setOnline(navigator.onLine)
