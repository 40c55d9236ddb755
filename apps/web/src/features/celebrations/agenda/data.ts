import { agenda } from '@celebrio/contract/celebrations/agenda'
import { queryOptions } from '@tanstack/react-query'
import { eventKeys } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'

/** Poll, because no push message announces that an event has begun or ended. */
const minute = 60_000

/** What comes next for the viewer. */
export const agendaQuery = queryOptions({
  queryKey: [...eventKeys.all, 'agenda'],
  queryFn: ({ signal }) => call(agenda.read, { signal }),
  refetchInterval: 5 * minute,
})
