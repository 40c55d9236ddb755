import { finding } from '@celebrio/contract/market/finding'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
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
