import { ownReports } from '@celebrio/contract/care/own-reports'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

export const ownReportsKey = ['own-reports'] as const

/** What the viewer has reported, page by page. */
export const ownReportsQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: [...ownReportsKey, 'list'] as readonly unknown[],
  queryFn: ({ pageParam, signal }) => call(ownReports.list, { query: pageAt(pageParam), signal }),
})
