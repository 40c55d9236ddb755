import { type Offer, offers } from '@celebrio/contract/market/offers'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ServiceFilters } from '#features/market/services'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { dropDraft } from '#lib/drafts.ts'

const offerKeys = { all: ['offers'], own: ['offers', 'own'] } as const

/** Name of the draft of an offer; of a new one without an id. */
export const draftNameOf = (id?: number): string => (id === undefined ? 'offer' : `offer:${id}`)

/** The offers of the viewer's own store, page by page. */
export const ownOffersQuery = ({ keyword, created }: ServiceFilters) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...offerKeys.own, keyword, created] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(offers.list, { query: { keyword, created: [...created], ...pageAt(pageParam) }, signal }),
  })

export const offerQuery = (id: number) =>
  queryOptions({
    queryKey: [...offerKeys.all, id],
    queryFn: async ({ signal }) => (await call(offers.get, { params: { id }, signal })).offer,
  })

/** Services say what they cost with the best offer, and the store's page shows offers. */
const rereadPrices = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['services'] }),
    client.invalidateQueries({ queryKey: ['stores'] }),
  ])

/** What follows an offer that has been saved. */
export const cacheOffer = (client: QueryClient, offer: Offer): void => {
  client.setQueryData(offerQuery(offer.id).queryKey, offer)
  void client.invalidateQueries({ queryKey: offerKeys.own })
  void rereadPrices(client)
}

export function useDeleteOffer({ id }: Offer) {
  const { t } = useTranslation('offers')
  return useAction({
    send: () => call(offers.delete, { params: { id } }),
    onSuccess: (_answer, _input, client) => {
      dropDraft(draftNameOf(id))
      return rereadPrices(client)
    },
    invalidates: offerKeys.own,
    success: t('deleted'),
  })
}
