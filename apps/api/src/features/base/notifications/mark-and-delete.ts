import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { kindsWhere } from './deliver.ts'
import { deleteAllOf, deleteOlderThan, markAllRead } from './queries/deletes.ts'

const keptMinutes = 180 * 24 * 60

/** Kinds that are not in the list: who clears it has not read them. */
const elsewhere = (app: AppContext) => kindsWhere(app, kind => kind.elsewhere !== undefined)

/** Changes what somebody has; their other devices hear of it. */
async function change(app: AppContext, viewer: Viewer, message: string, work: (tx: Tx) => Promise<void>) {
  await inTransaction(app, work)
  app.realtime.push([viewer.id], 'notifications')
  return { message }
}

export const markAsRead = (app: AppContext, viewer: Viewer) =>
  change(app, viewer, 'Notifications read', tx => markAllRead(tx, viewer.id, elsewhere(app), app.clock.now()))

export const deleteAll = (app: AppContext, viewer: Viewer) =>
  change(app, viewer, 'Notifications cleared', tx => deleteAllOf(tx, viewer.id, elsewhere(app)))

/** After half a year. */
export const forgetOld = (app: AppContext): Promise<void> =>
  inTransaction(app, tx => deleteOlderThan(tx, minutesAfter(app.clock.now(), -keptMinutes)))
