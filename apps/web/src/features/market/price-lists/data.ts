import { type PriceListRow, priceLists } from '@celebrio/contract/market/price-lists'
import { services } from '@celebrio/contract/market/services'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'

/** What a list would change; nothing is written. While it is asked again, the answer before stays. */
export const previewQuery = (rows: PriceListRow[]) =>
  queryOptions({
    queryKey: ['services', 'price-list', rows],
    queryFn: ({ signal }) => call(priceLists.preview, { body: { rows }, signal }),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })

/** All that the viewer's store sells: a store has no more services than a page. */
export const allServicesQuery = queryOptions({
  queryKey: ['services', 'own', 'all'],
  queryFn: async ({ signal }) =>
    (await call(services.list, { query: { keyword: '', created: [], per_page: 100 }, signal })).services,
})

type List = { rows: PriceListRow[]; version: string }

export function useWriteList(onWritten: () => void) {
  const { t } = useTranslation('price-lists')
  return useAction({
    send: (body: List) => call(priceLists.write, { body }),
    onSuccess: (_answer, _list, client) => {
      onWritten()
      void client.invalidateQueries({ queryKey: ['stores'] })
    },
    onError: (_error, _list, client) => void client.invalidateQueries({ queryKey: ['services', 'price-list'] }),
    invalidates: ['services'],
    success: ({ added, changed }) => t('written', { count: added + changed }),
  })
}
