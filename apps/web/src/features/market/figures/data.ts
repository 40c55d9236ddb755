import { figures } from '@celebrio/contract/market/figures'
import type { ViewPeriod } from '@celebrio/contract/market/views'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { bookingKeys } from '#features/market/bookings'
import { call } from '#lib/api/call.ts'

/** What the viewer's own store was asked for, and what was agreed on: asked again when a booking changes. */
export const bookingFiguresQuery = (days: ViewPeriod) =>
  queryOptions({
    queryKey: [...bookingKeys.all, 'figures', days],
    queryFn: ({ signal }) => call(figures.bookings, { query: { days }, signal }),
    // The plots stay while another period is read.
    placeholderData: keepPreviousData,
  })
