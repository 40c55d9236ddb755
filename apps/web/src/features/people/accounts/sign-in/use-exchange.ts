import { google } from '@celebrio/contract/people/account-google'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'

/**
 * The session behind the one-time code of /auth-callback. A query, because it is sent once however often the page is
 * drawn; without a code, or with bad news from Google, it fails like a code that is not valid.
 */
export const useExchange = (status: string | null, code: string | null) =>
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
