import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { afterCommit } from '#platform/db/after-commit.ts'
import { kindOf } from './kinds.ts'
import { canClose, canLeave } from './policies.ts'
import { findMemberIds } from './queries/members.ts'
import { setClosed, setQuit } from './queries/reconcile.ts'
import { tellMembers } from './tell-members.ts'
import { requireLocked } from './writable.ts'

/** @throws AppError not_found where one cannot leave */
export async function leaveConversation(app: AppContext, viewer: Viewer, id: number) {
  await inTransaction(app, async tx => {
    const standing = await requireLocked(app, tx, viewer, id)
    authorize(canLeave(standing))
    await setQuit(tx, id, viewer.id, true)
    const kind = kindOf(app, standing.kind)
    await tellMembers(app, tx, { kind, id }, [{ user_id: viewer.id, event: 'left' }])
    await afterCommit(tx, () => app.realtime.push([viewer.id], 'chat'))
  })
  return { message: 'You have left the conversation.' }
}

/** @throws AppError not_found for who does not run it */
export async function closeConversation(app: AppContext, viewer: Viewer, id: number, is_closed: boolean) {
  await inTransaction(app, async tx => {
    const standing = await requireLocked(app, tx, viewer, id)
    authorize(canClose(standing))
    await setClosed(tx, id, is_closed ? (standing.closed_at ?? app.clock.now()) : null)
    const members = await findMemberIds(tx, id)
    await afterCommit(tx, () => app.realtime.push(members, 'chat'))
  })
  return { message: 'Saved', conversation: { id, is_closed } }
}
