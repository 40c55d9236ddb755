import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { canAnswerRequest } from './policies.ts'
import { type LockedConversation, lockConversation, setState } from './queries/writes.ts'
import { requestView } from './view.ts'

/** @throws AppError not_found when nothing is asked */
async function requireRequest(tx: Tx, viewer: Viewer, conversationId: number): Promise<LockedConversation> {
  const standing = await lockConversation(tx, viewer.id, conversationId)
  authorize(standing && canAnswerRequest(standing))
  return standing
}

/** @throws AppError not_found */
export async function acceptRequest(app: AppContext, viewer: Viewer, id: number) {
  const standing = await inTransaction(app, async tx => {
    const asked = await requireRequest(tx, viewer, id)
    await setState(tx, id, viewer.id, 'accepted')
    await app.emit(tx, 'conversation.accepted', { conversation_id: id })
    return { ...asked, state: 'accepted' as const }
  })
  return { message: 'Request accepted!', conversation: { id, ...requestView(standing) } }
}

/** Nobody is told: for who has asked nothing changes. @throws AppError not_found */
export async function declineRequest(app: AppContext, viewer: Viewer, id: number) {
  await inTransaction(app, async tx => {
    await requireRequest(tx, viewer, id)
    await setState(tx, id, viewer.id, 'declined')
  })
  return { message: 'Request rejected!' }
}
