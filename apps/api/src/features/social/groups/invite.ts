import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockVisible } from './lock.ts'
import { canInvite } from './policies.ts'
import { findInvitable } from './queries/members.ts'
import { insertInvitations } from './queries/writes.ts'
import { readGroup } from './read-groups.ts'

/**
 * Invites connections of the viewer to a locked group. @returns how many are newly invited
 * @throws AppError group_full, validation_failed on `friend_ids` for people who are not connections
 */
export async function inviteLocked(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  { id, owner_id }: { id: number; owner_id: number },
  named: readonly number[],
): Promise<number> {
  const ids = [...new Set(named)]
  const found = ids.length > 0 ? await findInvitable(tx, viewer.id, owner_id, ids) : []
  if (found.length < ids.length) throw fieldError('friend_ids', 'not_a_choice')
  const invitation = { group_id: id, invited_by: viewer.id, since: app.clock.now() }
  const user_ids = await insertInvitations(tx, found, invitation)
  if (user_ids.length > 0) await app.emit(tx, 'group.invited', { group_id: id, user_id: viewer.id, user_ids })
  return user_ids.length
}

/** @throws AppError not_found for those who do not run it, group_full, validation_failed on `friend_ids` */
export const invite = (app: AppContext, viewer: Viewer, groupId: number, friendIds: readonly number[]) =>
  inTransaction(app, async tx => {
    const { group, me } = await lockVisible(tx, viewer, groupId)
    authorize(canInvite(me))
    const invited = await inviteLocked(app, tx, viewer, group, friendIds)
    return { message: 'Invitations sent', group: await readGroup(app, tx, viewer, groupId), invited }
  })
