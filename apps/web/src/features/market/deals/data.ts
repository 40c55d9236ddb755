import type { DealStatus } from '@celebrio/contract/market/deal-forms'
import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { deals } from '@celebrio/contract/market/deals'
import type { ReportForm } from '@celebrio/contract/platform/reports'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { boostsQuery } from '#features/market/boosts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { dropDraft } from '#lib/drafts.ts'
import { paths } from '#lib/paths.ts'
import type { Query } from './query.ts'

const dealKeys = { all: ['deals'], lists: ['deals', 'list'] } as const

/** Name of the draft of a deal; of a new one without an id. */
export const draftNameOf = (id?: number): string => (id === undefined ? 'deal' : `deal:${id}`)

/** What everybody sells, page by page. */
export const publicDealsQuery = (query: Query) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...dealKeys.lists, 'public', query] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(deals.list, { query: { ...query, public_deal: 'true', ...pageAt(pageParam) }, signal }),
  })

/** The viewer's own deals, archived or the others, page by page. */
export const ownDealsQuery = (isArchive: boolean) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...dealKeys.lists, 'own', isArchive] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(deals.list, {
        query: { condition: [], ...(isArchive && { archived_deal: 'true' }), ...pageAt(pageParam) },
        signal,
      }),
  })

export const savedDealsQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: [...dealKeys.lists, 'saved'] as readonly unknown[],
  queryFn: ({ pageParam, signal }) => call(deals.saved, { query: pageAt(pageParam), signal }),
})

/** How many deals the viewer has. */
export const countsQuery = queryOptions({
  queryKey: [...dealKeys.lists, 'counts'] as readonly unknown[],
  queryFn: async ({ signal }) => (await call(deals.list, { query: { condition: [], per_page: 1 }, signal })).counts,
})

/** The last few that everybody sells. */
export const fewDealsQuery = queryOptions({
  queryKey: [...dealKeys.lists, 'few'] as readonly unknown[],
  queryFn: async ({ signal }) =>
    (await call(deals.list, { query: { condition: [], public_deal: 'true', per_page: 3 }, signal })).deals,
  staleTime: 300_000,
})

export const dealQuery = (id: number) =>
  queryOptions({
    queryKey: [...dealKeys.all, id] as readonly unknown[],
    queryFn: async ({ signal }) => (await call(deals.get, { params: { id }, signal })).deal,
  })

/** Others beside a deal. */
export const moreDealsQuery = (id: number) =>
  queryOptions({
    queryKey: [...dealKeys.all, id, 'more'] as readonly unknown[],
    queryFn: async ({ signal }) => (await call(deals.more, { params: { id }, signal })).deals,
    staleTime: 300_000,
  })

/** What follows a deal that has changed. */
export const cacheDeal = (client: QueryClient, deal: Deal): Promise<void> => {
  client.setQueryData(dealQuery(deal.id).queryKey, deal)
  return client.invalidateQueries({ queryKey: dealKeys.lists })
}

type Saved = Pick<Deal, 'id' | 'is_saved' | 'total_saves'>

const withSave = (deal: Deal, saved: Saved): Deal => (deal.id === saved.id ? { ...deal, ...saved } : deal)

type Pages = { pages: { deals: Deal[] }[] }

const isPaged = (data: unknown): data is Pages => typeof data === 'object' && data !== null && 'pages' in data

/** Shows everywhere whether a deal is saved. */
function showSave(client: QueryClient, saved: Saved): void {
  client.setQueryData(dealQuery(saved.id).queryKey, deal => deal && withSave(deal, saved))
  client.setQueriesData({ queryKey: dealKeys.all }, (data: unknown) => {
    if (Array.isArray(data)) return (data as Deal[]).map(deal => withSave(deal, saved))
    if (!isPaged(data)) return data
    return {
      ...data,
      pages: data.pages.map(page => ({ ...page, deals: page.deals.map(deal => withSave(deal, saved)) })),
    }
  })
}

/** Saves a deal or takes it out of the saved ones, at once. */
export function useSave({ id, is_saved, total_saves }: Deal) {
  const { t } = useTranslation('deals')
  const countOf = (isOn: boolean) => total_saves + Number(isOn) - Number(is_saved)
  return useAction<boolean, { deal: Saved }>({
    send: isOn => call(isOn ? deals.save : deals.unsave, { params: { id } }),
    optimistic: (isOn, client) => showSave(client, { id, is_saved: isOn, total_saves: countOf(isOn) }),
    latest: { key: `save-deal ${id}`, known: () => is_saved },
    onSuccess: ({ deal }, _, client) => {
      showSave(client, deal)
      void client.invalidateQueries({ queryKey: savedDealsQuery.queryKey, refetchType: 'inactive' })
    },
    success: ({ deal }) => t(deal.is_saved ? 'saved' : 'unsaved'),
  })
}

const saidOf = { active: 'restored', archive: 'archived', sold_out: 'sold' } as const

type Change = {
  status: DealStatus
  /** What comes back of the boosts that stop with it, in words; not there where none stops. */
  refund?: string
}

export function useSetStatus({ id }: Deal) {
  const { t } = useTranslation('deals')
  const { t: ofBoosts } = useTranslation('boosts')
  return useAction<Change, { deal: Deal }>({
    send: ({ status }) => call(deals.setStatus, { params: { id }, body: { status } }),
    onSuccess: ({ deal }, _, client) => {
      // What is no longer to be had is no longer boosted.
      void client.invalidateQueries({ queryKey: boostsQuery(id).queryKey })
      return cacheDeal(client, deal)
    },
    success: (_, { status, refund }) => {
      const said = t(saidOf[status])
      return refund === undefined ? said : ofBoosts('hasStopped', { said, refund })
    },
  })
}

export function useDeleteDeal({ id }: Deal, onDone: () => void) {
  const { t } = useTranslation('deals')
  return useAction({
    send: () => call(deals.delete, { params: { id } }),
    onSuccess: (_, __, client) => {
      dropDraft(draftNameOf(id))
      onDone()
      client.removeQueries({ queryKey: dealQuery(id).queryKey })
    },
    invalidates: dealKeys.lists,
    success: t('deleted'),
  })
}

/** Opens the conversation about a deal. */
export function useInquire({ id }: Deal) {
  const navigate = useNavigate()
  return useAction({
    send: () => call(deals.inquire, { params: { id } }),
    onSuccess: ({ inquiry }) => navigate(paths.chatAbout('deal', inquiry.id)),
  })
}

export function useReport({ id }: Deal) {
  const { t } = useTranslation('deals')
  return useAction({
    send: (said: ReportForm) => call(deals.report, { params: { id }, body: said }),
    success: t('reported'),
  })
}
