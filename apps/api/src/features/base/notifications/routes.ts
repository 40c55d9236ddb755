import { notifications } from '@celebrio/contract/base/notifications'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { deleteAll, markAsRead } from './clear.ts'
import { readNotifications, readUnread } from './read-notifications.ts'

export const notificationRoutes = (kit: Kit): Route[] => [
  route(notifications.list, ({ viewer, query, language }) => readNotifications(kit, viewer, query, language)),
  route(notifications.unread, ({ viewer }) => readUnread(kit, viewer)),
  route(notifications.markAsRead, ({ viewer }) => markAsRead(kit, viewer)),
  route(notifications.deleteAll, ({ viewer }) => deleteAll(kit, viewer)),
]
