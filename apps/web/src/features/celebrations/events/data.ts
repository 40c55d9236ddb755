import { cancelledEvents } from '@celebrio/contract/celebrations/cancelled-events'
import { type Event, events } from '@celebrio/contract/celebrations/events'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

/** Cache keys; all begin with `events`, because one answer moves an event from list to list. */
export const eventKeys = { all: ['events'] } as const

/** Which events of others: all that are open to the viewer, those marked, those that ask the viewer to come. */
export type Ribbon = 'all' | 'marked' | 'invitation'

export type EventFilters = {
  keyword: string
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  event_date: string
  country_id: number | null
  state_id: number | null
  city_id: number | null
}

/** The viewer's own events: those to come, or those that are over. */
export const ownEventsQuery = (history: boolean, { keyword, event_date }: EventFilters) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...eventKeys.all, 'own', history, keyword, event_date] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(events.list, {
        query: { history: history || undefined, keyword, event_date, ...pageAt(pageParam) },
        signal,
      }),
  })

const asked = { all: {}, marked: { marked: true }, invitation: { invited: true } }

/** Events to come that the viewer may see. */
export const publicEventsQuery = (ribbon: Ribbon, filters: EventFilters) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...eventKeys.all, 'public', ribbon, filters] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(events.public, { query: { ...asked[ribbon], ...filters, ...pageAt(pageParam) }, signal }),
  })

/** One event. */
export const eventQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'one', id],
    queryFn: async ({ signal }) => (await call(events.get, { params: { id }, signal })).event,
  })

/** What stays of an event that was called off, for its guests. */
export const calledOffQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'called-off', id],
    queryFn: async ({ signal }) => (await call(cancelledEvents.get, { params: { id }, signal })).event,
  })

/** The event as the server has just answered it; lists that show it are asked for again. */
export function cacheEvent(client: QueryClient, event: Event): void {
  client.setQueryData(eventQuery(event.id).queryKey, event)
  void client.invalidateQueries({ queryKey: eventKeys.all })
}

/** Marks an event to find it again, or takes the mark away. */
export const useMark = ({ id, is_marked }: Event) => {
  const { t } = useTranslation('events')
  return useAction({
    send: () => call(is_marked ? events.unmark : events.mark, { params: { id } }),
    onSuccess: ({ event }, _, client) =>
      client.setQueryData(eventQuery(id).queryKey, shown => shown && { ...shown, ...event }),
    success: t(is_marked ? 'unmarked' : 'marked'),
    invalidates: eventKeys.all,
  })
}

/** Deletes an own event. */
export const useDelete = ({ id }: Event, onDone: () => void) => {
  const { t } = useTranslation('events')
  return useAction({
    send: () => call(events.delete, { params: { id } }),
    onSuccess: (_, __, client) => {
      onDone()
      client.removeQueries({ queryKey: eventQuery(id).queryKey })
    },
    success: t('deleted'),
    invalidates: eventKeys.all,
  })
}
