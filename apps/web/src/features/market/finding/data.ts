import { finding, type ProviderCard } from '@celebrio/contract/market/finding'
import { stores } from '@celebrio/contract/market/stores'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import type { Query } from './query.ts'

const findingKey = ['finding'] as const

/** Providers, page by page. */
export const providersQuery = (query: Query) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...findingKey, 'list', query] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => call(finding.list, { query: { ...query, ...pageAt(pageParam) }, signal }),
  })

/** The first few of a list, and whether there are more. */
export const fewQuery = (query: Query) =>
  queryOptions({
    queryKey: [...findingKey, 'few', query] as readonly unknown[],
    queryFn: ({ signal }) => call(finding.list, { query, signal }),
    staleTime: 300_000,
  })

/** Joins a provider of a list. */
export const useFollow = ({ id, user_id }: ProviderCard, query: Query) => {
  const { t } = useTranslation('finding')
  return useAction({
    send: () => call(stores.join, { params: { user_id } }),
    onSuccess: (_, __, client) => {
      client.setQueryData(
        fewQuery(query).queryKey,
        known =>
          known && { ...known, post: known.post.map(one => (one.id === id ? { ...one, is_joined: true } : one)) },
      )
    },
    invalidates: ['stores', id],
    success: t('joined'),
  })
}
