import type { Language } from '@celebrio/contract/platform/languages'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { markRead } from './queries/deletes.ts'
import { noticesOf } from './registry.ts'
import { notificationViews } from './view.ts'

export const readUnread = async (app: AppContext, viewer: Viewer) => ({
  unread_count: await noticesOf(app).pages.countUnread(app.db, viewer.id),
})

export async function readNotifications(app: AppContext, viewer: Viewer, paging: Paging, language: Language) {
  const rows = await noticesOf(app).pages.findPage(app.db, viewer.id, paging)
  const { page, ...more } = paginate(rows, paging.per_page, row => row.id)
  const notifications = await notificationViews(app, page, { id: viewer.id, language })
  return { notifications, ...(await readUnread(app, viewer)), ...more }
}

/** Where an e-mail or a push leads: one notification, which is read from then on. @throws AppError not_found */
export async function openNotification(app: AppContext, viewer: Viewer, id: number, language: Language) {
  const row = await noticesOf(app).pages.findOne(app.db, viewer.id, id)
  if (!row) throw new AppError('not_found')
  if (row.read_at === null) {
    await inTransaction(app, tx => markRead(tx, id, app.clock.now()))
    app.realtime.push([viewer.id], 'notifications')
  }
  const [notification] = await notificationViews(app, [row], { id: viewer.id, language })
  if (!notification) throw new AppError('not_found')
  return { notification: { ...notification, is_read: true } }
}
