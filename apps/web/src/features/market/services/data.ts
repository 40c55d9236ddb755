import { type Service, services } from '@celebrio/contract/market/services'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { dropDraft } from '#lib/drafts.ts'
import type { ServiceFilters } from './filters.ts'

export const serviceKeys = { all: ['services'], own: ['services', 'own'] } as const

/** Name of the draft of a service; of a new one without an id. */
export const draftNameOf = (id?: number): string => (id === undefined ? 'service' : `service:${id}`)

/** The services of the viewer's own store, page by page. */
export const ownServicesQuery = ({ keyword, created }: ServiceFilters) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...serviceKeys.own, keyword, created] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(services.list, { query: { keyword, created: [...created], ...pageAt(pageParam) }, signal }),
  })

export const serviceQuery = (id: number) =>
  queryOptions({
    queryKey: [...serviceKeys.all, id],
    queryFn: async ({ signal }) => (await call(services.get, { params: { id }, signal })).service,
  })

/** The store says how many services it has, and in which currency. */
const rereadStore = (client: QueryClient) => client.invalidateQueries({ queryKey: ['stores'] })

/** What follows a service that has been saved. */
export const cacheService = (client: QueryClient, service: Service): void => {
  client.setQueryData(serviceQuery(service.id).queryKey, service)
  void client.invalidateQueries({ queryKey: serviceKeys.own })
  void rereadStore(client)
}

export function useDeleteService({ id }: Service) {
  const { t } = useTranslation('services')
  return useAction({
    send: () => call(services.delete, { params: { id } }),
    onSuccess: (_answer, _input, client) => {
      dropDraft(draftNameOf(id))
      return rereadStore(client)
    },
    invalidates: serviceKeys.own,
    success: t('deleted'),
  })
}
