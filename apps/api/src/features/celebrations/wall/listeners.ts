import { discardUploads } from '#features/base/uploads'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { on } from '#platform/facts.ts'
import { findAudience } from './queries/entries.ts'
import { deleteGone } from './queries/writes.ts'

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

export const listeners = [
  on('event.deleted', 'event-wall.clear', clearGone),
  on('event.wall_changed', 'event-wall.tell', async (app, { event_id }) =>
    app.realtime.push(await findAudience(app.db, event_id), 'events'),
  ),
]
