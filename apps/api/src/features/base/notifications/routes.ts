import { notifications } from '@celebrio/contract/base/notifications'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { deleteAll, markAsRead } from './clear.ts'
import { readNotifications, readUnread } from './read-notifications.ts'

export const routes = (app: AppContext): Route[] => [
  route(notifications.list, ({ viewer, query, language }) => readNotifications(app, viewer, query, language)),
  route(notifications.unread, ({ viewer }) => readUnread(app, viewer)),
  route(notifications.markAsRead, ({ viewer }) => markAsRead(app, viewer)),
  route(notifications.deleteAll, ({ viewer }) => deleteAll(app, viewer)),
]
