import { staffFigures } from '@celebrio/contract/market/staff-figures'
import type { ViewPeriod } from '@celebrio/contract/market/views'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

/** What has happened on the platform. */
export const platformFiguresQuery = (days: ViewPeriod) =>
  queryOptions({
    queryKey: ['staff-figures', days],
    queryFn: ({ signal }) => call(staffFigures.read, { query: { days }, signal }),
    // The plots stay while another period is read.
    placeholderData: keepPreviousData,
  })
