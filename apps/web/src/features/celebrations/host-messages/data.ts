import { type HostMessage, hostMessages, type MessageAudience } from '@celebrio/contract/celebrations/host-messages'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventKeys } from '#features/celebrations/events'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { firstIssueText } from '#lib/api/error-text.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

const keyOf = (place: number | string): readonly unknown[] => [...eventKeys.all, 'host-messages', place]

/** What the hosts have written to the viewer: of an event, or of a personal link. */
export const messagesQuery = (place: number | string) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: keyOf(place),
    queryFn: ({ pageParam, signal }) => {
      const query = pageAt(pageParam)
      return typeof place === 'number'
        ? call(hostMessages.list, { params: { id: place }, query, signal })
        : call(hostMessages.listByLink, { params: { token: place }, query, signal })
    },
  })

/** How many guests a message would reach. */
export const reachQuery = (id: number) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'message-reach', id] as readonly unknown[],
    queryFn: async ({ signal }) => (await call(hostMessages.reach, { params: { id }, signal })).reach,
  })

/** Writes to guests. */
export const useWrite = (id: number, onSent: () => void) => {
  const { t } = useTranslation('host-messages')
  return useAction({
    send: (body: { words: string; to: MessageAudience }) => call(hostMessages.send, { params: { id }, body }),
    onSuccess: onSent,
    success: ({ told }) => t('sent', { count: told }),
    failure: firstIssueText,
    invalidates: [...eventKeys.all],
    invalidatesAfter: 'both',
  })
}

export const useDelete = (eventId: number, { id }: HostMessage) => {
  const { t } = useTranslation('host-messages')
  return useAction({
    send: () => call(hostMessages.delete, { params: { id: eventId, message_id: id } }),
    success: t('deleted'),
    invalidates: keyOf(eventId),
    invalidatesAfter: 'both',
  })
}
