import { type ReportedKind, reportedKinds } from '@celebrio/contract/base/reports'
import { paths } from '#lib/paths.ts'

/** What of the queue is looked at: all that waits or what of it is urgent, appeals, or what is decided. */
export const queueViews = ['open', 'urgent', 'appealed', 'decided'] as const
export type QueueView = (typeof queueViews)[number]

export type QueueFilters = { view: QueueView; kind: ReportedKind | undefined }

/** Which cases are listed, as the address says. */
export const filtersOf = (search: URLSearchParams): QueueFilters => ({
  view: queueViews.find(view => view === search.get('view')) ?? 'open',
  kind: reportedKinds.find(kind => kind === search.get('kind')),
})

const queryOf = ({ view, kind }: QueueFilters) => ({ view: view === 'open' ? undefined : view, kind })

export const addressOfQueue = (filters: QueueFilters): string => paths.reports(queryOf(filters))

export const addressOfCase = (id: number, filters: QueueFilters): string => paths.report(id, queryOf(filters))
