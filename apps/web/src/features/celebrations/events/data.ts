import { cancelledEvents } from '@celebrio/contract/celebrations/cancelled-events'
import { type Event, events } from '@celebrio/contract/celebrations/events'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'
import { askOrCopy, offlineCopy } from '#lib/offline-copies.ts'
import { noFilters } from './filters.ts'

/** Query keys; all start with `events`, because one answer can move an event between lists. */
export const eventKeys = { all: ['events'] } as const

/** Which events of others: all that are open to the viewer, marked ones, or invitations. */
export type Ribbon = 'all' | 'marked' | 'invitation'

export type EventFilters = {
  keyword: string
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  event_date: string
  country_id: number | null
  state_id: number | null
  city_id: number | null
  /** Chosen by whoever knows of categories: the page. */
  category_id: number | null
}

/** The viewer's own events, upcoming or past. */
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

/** The viewer's own events to come, the next one first. */
export const upcomingOwnQuery = ownEventsQuery(false, noFilters)

const ribbonQueries = { all: {}, marked: { marked: true }, invitation: { invited: true } }

/** Upcoming events that the viewer may see. */
export const publicEventsQuery = (ribbon: Ribbon, filters: EventFilters) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: [...eventKeys.all, 'public', ribbon, filters] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      call(events.public, { query: { ...ribbonQueries[ribbon], ...filters, ...pageAt(pageParam) }, signal }),
  })

/** Until when an event may be needed offline. */
export const neededUntil = ({ ends_at }: Event): string =>
  new Date(new Date(ends_at).getTime() + 86_400_000).toISOString()

/** The faces of others do not belong on a disk. */
export const withoutFaces = (event: Event): Event => ({ ...event, guests: [] })

const eventCopy = (event: Event) => ({ until: neededUntil(event), data: withoutFaces(event) })

/** One event. Its guests and staff can open it offline. */
export const eventQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'one', id],
    queryFn: ({ signal }) =>
      askOrCopy({
        name: `event:${id}`,
        ask: async () => (await call(events.get, { params: { id }, signal })).event,
        copyOf: event => (event.my_invitation || event.your_role ? eventCopy(event) : null),
      }),
    ...offlineCopy,
  })

/** What guests may still see of a cancelled event. */
export const cancelledEventQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'cancelled', id],
    queryFn: async ({ signal }) => (await call(cancelledEvents.get, { params: { id }, signal })).event,
  })

/** Caches the event from a server answer and invalidates the lists. */
export function cacheEvent(client: QueryClient, event: Event): void {
  client.setQueryData(eventQuery(event.id).queryKey, event)
  void client.invalidateQueries({ queryKey: eventKeys.all })
}

/** Marks an event or removes the mark. */
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
