import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { markSuspended } from './queries/suspension.ts'
import { endSessionsOf } from './sessions.ts'

/** Hides the account and all it owns, since every list asks who is active, and signs out everywhere. */
export async function suspend(app: AppContext, viewer: Viewer) {
  await inTransaction(app, async tx => {
    await markSuspended(tx, viewer.id, app.clock.now())
    await endSessionsOf(app, tx, viewer.id)
  })
  return { message: 'Successfully suspended' }
}
