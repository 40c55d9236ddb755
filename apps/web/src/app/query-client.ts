import { QueryClient } from '@tanstack/react-query'

/** A refusal (4xx) will not change by asking again; a broken line or a fault of the server may. */
const mayRecover = (error: unknown) => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
  return !(status >= 400 && status < 500)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && mayRecover(error) },
    mutations: { retry: false },
  },
})
