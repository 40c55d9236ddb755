import { QueryClient } from '@tanstack/react-query'

/**
 * A refusal (4xx) will not change by asking again; a broken line or a fault of the server may. A device without a line
 * says so instead of trying, and asks when it has one.
 */
const mayRecover = (error: unknown) => {
  if (!navigator.onLine) return false
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
  return !(status >= 400 && status < 500)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayRecover(error),
      // Else what was never loaded would seem to be on its way for as long as there is no line.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false },
  },
})
