import { discardUploads } from '#features/base/uploads'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { on } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { findAudience } from './queries/entries.ts'
import { deleteGone } from './queries/writes.ts'
import { noticeListeners } from './reconcile-notices.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'event.wall_changed': { event_id: number }
    /** Somebody has put something on its wall. */
    'event.wall_shared': { event_id: number; user_id: number; entry_id: number }
    /** Something that `user_id` had put there waits no more, or is gone. */
    'event.wall_entry_resolved': { event_id: number; user_id: number }
  }
}

const atOnce = 200

/** Takes away what was on the walls of events that are gone, with all files. */
async function clearGone(app: AppContext): Promise<void> {
  for (;;) {
    const count = await inTransaction(app, async tx => {
      const gone = await deleteGone(tx, atOnce)
      await discardUploads(app, tx, gone.uploadIds)
      return gone.count
    })
    if (count < atOnce) return
  }
}

const listeners = [
  on('event.deleted', 'wall.clear', clearGone),
  on('event.wall_changed', 'wall.push', async (app, { event_id }) =>
    app.realtime.push(await findAudience(app.db, event_id), 'events'),
  ),
]

const personalRows = [rowsOf('event_wall_entries')]

export const wall: Feature = {
  name: 'wall',
  routes,
  listeners: [...listeners, ...noticeListeners],
  notices,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}
