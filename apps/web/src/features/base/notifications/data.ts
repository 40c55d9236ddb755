import { notifications } from '@celebrio/contract/base/notifications'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readLanguage } from '#i18n/language.ts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { byCursor, pageAt } from '#lib/api/paging.ts'

export const notificationKeys = {
  all: ['notifications'],
  list: ['notifications', 'list'],
  unread: ['notifications', 'unread'],
} as const

/** The unread count. Updated by the socket, and refetched on focus in case the socket is down. */
export const unreadQuery = queryOptions({
  queryKey: notificationKeys.unread,
  queryFn: ({ signal }) => call(notifications.unread, { signal }),
})

/** Notifications, newest first. The server writes their text in the language of the page. */
export const notificationsQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: [...notificationKeys.list, readLanguage()],
  queryFn: ({ pageParam, signal }) => call(notifications.list, { query: pageAt(pageParam), signal }),
  staleTime: 0,
})

/** One notification, which the server takes for read from then on. Asked once for each visit. */
export const openedQuery = (id: number) =>
  queryOptions({
    queryKey: ['opened-notification', id],
    queryFn: async ({ signal }) => (await call(notifications.open, { params: { id }, signal })).notification,
    gcTime: 0,
    retry: false,
  })

/**
 * Marks all as read once the list is shown. The unread count is reset, while the list keeps its unread marks until it is
 * opened again, so that new entries can be told from old ones.
 */
export const useMarkAsRead = () => {
  const { t } = useTranslation('notifications')
  return useAction({
    // More may have arrived while the first request was pending.
    queue: ['notifications', 'read'],
    send: () => call(notifications.markAsRead, {}),
    onSuccess: (_, __, client) => client.setQueryData(notificationKeys.unread, { unread_count: 0 }),
    failure: () => t('readFailed'),
  })
}

export const useClear = () => {
  const { t } = useTranslation('notifications')
  return useAction({
    send: () => call(notifications.deleteAll, {}),
    onSuccess: (_, __, client) => client.resetQueries({ queryKey: notificationKeys.all }),
    success: t('cleared'),
    failure: () => t('clearFailed'),
  })
}
