import { notifications } from '@celebrio/contract/base/notifications'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { deleteAll, markAsRead } from './mark-and-delete.ts'
import { openNotification, readNotifications, readUnread } from './read-notifications.ts'
import { noticesOf } from './registry.ts'

export function routes(app: AppContext): Route[] {
  // What a feature has registered wrongly fails now and not when somebody reads.
  noticesOf(app)
  return [
    route(notifications.list, ({ viewer, query, language }) => readNotifications(app, viewer, query, language)),
    route(notifications.unread, ({ viewer }) => readUnread(app, viewer)),
    route(notifications.open, ({ viewer, params, language }) => openNotification(app, viewer, params.id, language)),
    route(notifications.markAsRead, ({ viewer }) => markAsRead(app, viewer)),
    route(notifications.deleteAll, ({ viewer }) => deleteAll(app, viewer)),
  ]
}
