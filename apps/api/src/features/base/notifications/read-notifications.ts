import type { Language } from '@celebrio/contract/platform/languages'
import type { Kit } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { cutPage, type Paging } from '#platform/db/keyset.ts'
import { countUnread, findNotifications } from './queries/notifications.ts'
import { notificationViews } from './view.ts'

export const readUnread = async (kit: Kit, viewer: Viewer) => ({ unread_count: await countUnread(kit.db, viewer.id) })

export async function readNotifications(kit: Kit, viewer: Viewer, paging: Paging, language: Language) {
  const rows = await findNotifications(kit.db, viewer.id, paging)
  const { page, ...more } = cutPage(rows, paging.per_page, row => row.id)
  const notifications = await notificationViews(kit, viewer, page, language)
  return { notifications, ...(await readUnread(kit, viewer)), ...more }
}
