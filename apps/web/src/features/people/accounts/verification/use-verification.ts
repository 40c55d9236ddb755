import { accounts } from '@celebrio/contract/people/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { accountQuery } from '../data.ts'

/** Verifies an email address with the token of its link. */
export const useVerification = (token: string) => {
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['email-verification', token],
    queryFn: async () => {
      const answer = await call(accounts.verifyEmail, { body: { token } })
      await queries.invalidateQueries({ queryKey: accountQuery.queryKey })
      return answer
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}
