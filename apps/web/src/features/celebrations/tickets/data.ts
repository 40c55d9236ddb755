import { tickets } from '@celebrio/contract/celebrations/tickets'
import { queryOptions } from '@tanstack/react-query'
import { eventKeys } from '#features/celebrations/events'
import { call } from '#lib/api/call.ts'
import { download } from '#lib/api/download.ts'

/** The own ticket of an event. Its key begins as those of the event: another date is another ticket. */
export const ticketQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'ticket', id] as readonly unknown[],
    queryFn: ({ signal }) => call(tickets.get, { params: { id }, signal }),
  })

/** Saves the ticket as a file. @throws ApiError */
export const downloadTicket = (id: number): Promise<void> => download(tickets.download, { params: { id } })
