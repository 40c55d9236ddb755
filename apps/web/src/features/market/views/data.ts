import { type ViewPeriod, views } from '@celebrio/contract/market/views'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

/** How often the viewer's own store was looked at. */
export const viewsQuery = (days: ViewPeriod) =>
  queryOptions({
    queryKey: ['store-views', days],
    queryFn: ({ signal }) => call(views.figures, { query: { days }, signal }),
    // The plot stays while another period is read.
    placeholderData: keepPreviousData,
  })
