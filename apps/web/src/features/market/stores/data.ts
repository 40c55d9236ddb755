import { offers } from '@celebrio/contract/market/offers'
import { serviceLimits } from '@celebrio/contract/market/service-forms'
import { services } from '@celebrio/contract/market/services'
import { type ServiceProvider, stores } from '@celebrio/contract/market/stores'
import type { ReportForm } from '@celebrio/contract/platform/reports'
import { infiniteQueryOptions, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { paths } from '#lib/paths.ts'

/** A provider, by the id of the company; disabled without one. */
export const storeQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['stores', id],
    queryFn: async ({ signal }) => (await call(stores.get, { params: { id: id ?? 0 }, signal })).service_provider,
    enabled: id !== undefined,
  })

/** What a provider offers, page by page. */
export const servicesOfQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['services', 'of', id],
    queryFn: ({ pageParam, signal }) => call(services.ofProvider, { params: { id }, query: pageAt(pageParam), signal }),
  })

/** All that a provider offers: stores hold no more services than one page has. Disabled without a provider. */
export const wholeMenuQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['services', 'all', id],
    queryFn: async ({ signal }) => {
      const query = { per_page: serviceLimits.services }
      return (await call(services.ofProvider, { params: { id: id ?? 0 }, query, signal })).services
    },
    enabled: id !== undefined,
  })

/** The offers of a provider, page by page. */
export const offersOfQuery = (id: number) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['offers', 'of', id],
    queryFn: ({ pageParam, signal }) => call(offers.ofProvider, { params: { id }, query: pageAt(pageParam), signal }),
  })

const changeStore = (client: QueryClient, id: number, change: (store: ServiceProvider) => ServiceProvider): void => {
  client.setQueryData(storeQuery(id).queryKey, store => store && change(store))
}

const withJoined = (store: ServiceProvider, is_joined: boolean): ServiceProvider => ({
  ...store,
  is_joined,
  total_joined: store.total_joined + Number(is_joined) - Number(store.is_joined),
})

/** Joins or leaves a provider; optimistic. @returns the press of the button */
export function useJoin({ id, user_id }: ServiceProvider): () => void {
  const { t } = useTranslation('stores')
  const client = useQueryClient()
  // Read from the cache on press, not from props: two taps may come before the next render.
  const isJoined = () => client.getQueryData(storeQuery(id).queryKey)?.is_joined ?? false
  const { mutate } = useAction({
    latest: { key: `join ${id}`, known: isJoined },
    send: (joins: boolean) => call(joins ? stores.join : stores.exit, { params: { user_id } }),
    optimistic: joins => changeStore(client, id, store => withJoined(store, joins)),
    onSuccess: ({ is_joined, total_joined }) =>
      changeStore(client, id, store => ({ ...store, is_joined, total_joined })),
    success: ({ is_joined }) => t(is_joined ? 'joined' : 'exited'),
  })
  return () => mutate(!isJoined())
}

export function useReport({ id }: ServiceProvider) {
  const { t } = useTranslation('stores')
  return useAction({
    send: (said: ReportForm) => call(stores.report, { params: { id }, body: said }),
    success: t('reported'),
  })
}

/** Opens the conversation with a store. */
export function useInquire({ id }: ServiceProvider) {
  const navigate = useNavigate()
  return useAction({
    send: () => call(stores.inquire, { params: { id } }),
    onSuccess: ({ inquiry }) => navigate(paths.chatAbout('provider', inquiry.id)),
  })
}
