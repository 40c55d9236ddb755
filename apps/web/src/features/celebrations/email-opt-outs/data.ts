import { type EmailOptOut, emailOptOuts, type OptOutScope } from '@celebrio/contract/celebrations/email-opt-outs'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'

/** What the reader of an e-mail gets no more of. */
export const optOutQuery = (token: string) =>
  queryOptions({
    queryKey: ['email-opt-out', token] as readonly unknown[],
    queryFn: async ({ signal }) => (await call(emailOptOuts.read, { params: { token }, signal })).opt_out,
    retry: false,
  })

const show = (token: string) => (changed: { opt_out: EmailOptOut }, _: unknown, client: QueryClient) =>
  client.setQueryData(optOutQuery(token).queryKey, changed.opt_out)

export const useUnsubscribe = (token: string) =>
  useAction({
    send: (scope: OptOutScope) => call(emailOptOuts.unsubscribe, { params: { token }, body: { scope } }),
    onSuccess: show(token),
  })

export const useSubscribe = (token: string) =>
  useAction({ send: () => call(emailOptOuts.subscribe, { params: { token } }), onSuccess: show(token) })
