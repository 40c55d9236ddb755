import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { openStore } from './own-store.ts'
import { canJoin } from './policies.ts'
import { countMembers, deleteMember, insertMember, isVisible } from './queries/stores.ts'

/** The store that the viewer joins or leaves, locked. @throws AppError not_found, also for one's own */
async function lockJoined(app: AppContext, tx: Tx, viewer: Viewer, userId: number): Promise<number> {
  authorize(canJoin(viewer, { user_id: userId }) && (await isVisible(tx, viewer.id, { user_id: userId })))
  const store = await openStore(app, tx, userId)
  if (!store) throw new AppError('not_found')
  return store.provider_id
}

/** @throws AppError not_found, also for one's own */
export const joinProvider = (app: AppContext, viewer: Viewer, userId: number) =>
  inTransaction(app, async tx => {
    const provider_id = await lockJoined(app, tx, viewer, userId)
    await insertMember(tx, { provider_id, user_id: viewer.id, created_at: app.clock.now() })
    const total_joined = await countMembers(tx, provider_id)
    return { message: 'You have joined this provider', is_joined: true, total_joined }
  })

/** @throws AppError not_found, also for one's own */
export const leaveProvider = (app: AppContext, viewer: Viewer, userId: number) =>
  inTransaction(app, async tx => {
    const provider_id = await lockJoined(app, tx, viewer, userId)
    await deleteMember(tx, provider_id, viewer.id)
    const total_joined = await countMembers(tx, provider_id)
    return { message: 'You have left this provider', is_joined: false, total_joined }
  })
