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

/** How many wait to be read. Kept true by the socket; looked up anew when a tab comes back, should the line be down. */
export const unreadQuery = queryOptions({
  queryKey: notificationKeys.unread,
  queryFn: ({ signal }) => call(notifications.unread, { signal }),
})

/** Last first. The server writes them in the language of the page. */
export const notificationsQuery = infiniteQueryOptions({
  ...byCursor,
  queryKey: [...notificationKeys.list, readLanguage()],
  queryFn: ({ pageParam, signal }) => call(notifications.list, { query: pageAt(pageParam), signal }),
  staleTime: 0,
})

/**
 * Whoever sees the list has read it: the count goes, while the list on the screen keeps its marks until it is opened
 * again, so that the new ones can be told from the old.
 */
export const useMarkAsRead = () => {
  const { t } = useTranslation('notifications')
  return useAction({
    // More may have come while the first call is under way.
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
