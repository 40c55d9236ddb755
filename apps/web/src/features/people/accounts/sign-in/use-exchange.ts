import { google } from '@celebrio/contract/people/account-google'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'

/**
 * Exchanges the one-time code of /auth-callback for a session. A query, so that it is sent once however often the page
 * renders; without a code, or with an error from Google, it fails like an invalid code.
 */
export const useSessionExchange = (status: string | null, code: string | null) =>
  useQuery({
    queryKey: ['google-exchange', status, code],
    queryFn: () => {
      if (status !== 'success' || !code) throw new ApiError(401, 'authentication_failed')
      return call(google.exchange, { body: { token: code } })
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
