import { inTransaction, type Kit } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteAllOf, deleteOlderThan, markAllRead } from './queries/news.ts'

const keptMinutes = 180 * 24 * 60

/** Changes what somebody has; their other devices hear of it. */
async function change(kit: Kit, viewer: Viewer, message: string, work: (tx: Tx) => Promise<void>) {
  await inTransaction(kit, work)
  kit.realtime.changed([viewer.id], 'notifications')
  return { message }
}

export const markAsRead = (kit: Kit, viewer: Viewer) =>
  change(kit, viewer, 'Notifications read', tx => markAllRead(tx, viewer.id, kit.clock.now()))

export const deleteAll = (kit: Kit, viewer: Viewer) =>
  change(kit, viewer, 'Notifications cleared', tx => deleteAllOf(tx, viewer.id))

/** After half a year. */
export const forgetOld = (kit: Kit): Promise<void> =>
  inTransaction(kit, tx => deleteOlderThan(tx, minutesAfter(kit.clock.now(), -keptMinutes)))
