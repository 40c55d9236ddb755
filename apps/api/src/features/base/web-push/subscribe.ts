import type { DeviceSubscription } from '@celebrio/contract/base/web-push'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { deleteOfSession, hasSubscription, saveSubscription } from './queries.ts'

export const readPush = async (app: AppContext, viewer: Viewer) => ({
  public_key: app.pushes.publicKey,
  is_on: await hasSubscription(app.db, viewer.sessionId),
})

/** @throws AppError validation_failed for addresses of private networks */
export async function subscribe(app: AppContext, viewer: Viewer, { endpoint, keys }: DeviceSubscription) {
  if (!app.pushes.accepts(endpoint)) throw fieldError('endpoint', 'invalid')
  const device = { user_id: viewer.id, session_id: viewer.sessionId, endpoint, ...keys }
  await inTransaction(app, tx => saveSubscription(tx, device, app.clock.now()))
  return { message: 'Pushes are on' }
}

export async function unsubscribe(app: AppContext, viewer: Viewer) {
  await inTransaction(app, tx => deleteOfSession(tx, viewer.sessionId))
  return { message: 'Pushes are off' }
}
