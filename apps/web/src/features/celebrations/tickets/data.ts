import type { Event } from '@celebrio/contract/celebrations/events'
import { tickets } from '@celebrio/contract/celebrations/tickets'
import { queryOptions } from '@tanstack/react-query'
import { eventKeys, neededUntil } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'
import { download } from '#lib/api/download.ts'
import { askOrCopy, offlineCopy } from '#lib/offline-copies.ts'

/** The viewer's ticket, also offline. The key starts with the event's key: a new date means a new ticket. */
export const ticketQuery = (event: Event) => {
  const { id } = event
  return queryOptions({
    queryKey: [...eventKeys.all, 'ticket', id] as readonly unknown[],
    queryFn: ({ signal }) =>
      askOrCopy({
        name: `ticket:${id}`,
        ask: () => call(tickets.get, { params: { id }, signal }),
        copyOf: data => ({ until: neededUntil(event), data }),
      }),
    ...offlineCopy,
  })
}

/** Downloads the ticket. @throws ApiError */
export const downloadTicket = (id: number): Promise<void> => download(tickets.download, { params: { id } })
