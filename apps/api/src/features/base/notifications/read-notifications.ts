import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { noticesOf } from './registry.ts'
import { notificationViews } from './view.ts'

export const readUnread = async (app: AppContext, viewer: Viewer) => ({
  unread_count: await noticesOf(app).pages.countUnread(app.db, viewer.id),
})

export async function readNotifications(app: AppContext, viewer: Viewer, paging: Paging, language: Language) {
  const rows = await noticesOf(app).pages.findPage(app.db, viewer.id, paging)
  const { page, ...more } = paginate(rows, paging.per_page, row => row.id)
  const notifications = await notificationViews(app, page, language)
  return { notifications, ...(await readUnread(app, viewer)), ...more }
}
