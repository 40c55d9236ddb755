import { calendars } from '@celebrio/contract/celebrations/calendars'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

/** Since when there is an address of the viewer's calendar. */
export const calendarLinkQuery = queryOptions({
  queryKey: ['calendar-link'] as readonly unknown[],
  queryFn: async ({ signal }) => (await call(calendars.link, { signal })).created_at,
})
