import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Facts } from '#platform/facts.ts'
import { lockWithMember } from './lock.ts'
import { canMakeAdmin, canMakeMember, canMakeOwner, canRemove, runsGroup } from './policies.ts'
import { findMember, findMembership } from './queries/members.ts'
import {
  endInvitation,
  endMembership,
  findBlockedByOwner,
  findSharedByBlocked,
  lockGroup,
  setOwner,
  setRole,
} from './queries/writes.ts'
import { readGroup } from './read-groups.ts'
import type { MemberState } from './tables.ts'
import { memberView } from './view.ts'

type Which = { id: number; user_id: number }

/** Removes somebody from a locked group, or takes back their invitation. */
async function removeLocked(app: AppContext, tx: Tx, { id, user_id }: Which, state: MemberState): Promise<void> {
  const which = { group_id: id, user_id }
  if (state === 'invited') await endInvitation(tx, which, app.clock.now())
  else await endMembership(tx, which, 'removed', app.clock.now())
  await app.emit(tx, 'group.left', which)
}

/** @throws AppError not_found for those who may not as well */
export const removeMember = (app: AppContext, viewer: Viewer, which: Which) =>
  inTransaction(app, async tx => {
    const { me, them } = await lockWithMember(tx, viewer, which)
    authorize(canRemove(me, them))
    await removeLocked(app, tx, which, them.state)
    return { message: them.state === 'invited' ? 'Invitation taken back' : 'Member removed' }
  })

/** Sets what a member is; the same again changes nothing. @throws AppError not_found */
export const changeRole = (app: AppContext, viewer: Viewer, which: Which, role: 'member' | 'admin') =>
  inTransaction(app, async tx => {
    const { me, them } = await lockWithMember(tx, viewer, which)
    authorize(canMakeAdmin(me, them) || canMakeMember(me, them))
    const ids = { group_id: which.id, user_id: which.user_id }
    if (them.role !== role) {
      await setRole(tx, ids, role)
      await app.emit(tx, 'group.role_changed', { ...ids, by_id: viewer.id })
    }
    const row = await findMember(tx, viewer.id, { id: which.id, runs: runsGroup(me) }, which.user_id)
    if (!row) throw new AppError('not_found')
    return { message: role === 'admin' ? 'Admin named' : 'No longer an admin', member: memberView(app, me, row) }
  })

/** @throws AppError not_found for everybody but the owner, and for who is no member */
export const handOver = (app: AppContext, viewer: Viewer, which: Which) =>
  inTransaction(app, async tx => {
    const { me, them } = await lockWithMember(tx, viewer, which)
    authorize(canMakeOwner(me, them))
    const ids = { group_id: which.id, user_id: which.user_id }
    await setOwner(tx, ids, viewer.id)
    await app.emit(tx, 'group.role_changed', { ...ids, by_id: viewer.id })
    return { message: 'Group handed over', group: await readGroup(app, tx, viewer, which.id) }
  })

/** After a block nobody stays in a group of the other's, nor invited by them. In groups of others the two do not see each other. */
export async function removeBlockedMembers(app: AppContext, one: number, other: number): Promise<void> {
  for (const { group_id: id, user_id } of await findSharedByBlocked(app.db, one, other))
    await inTransaction(app, async tx => {
      await lockGroup(tx, id)
      const them = await findMembership(tx, id, user_id)
      if (them && canRemove({ state: 'joined', role: 'owner' }, them))
        await removeLocked(app, tx, { id, user_id }, them.state)
    })
}

/** The same after a group was handed over, for those between whom and its new owner there is a block. */
export const removeBlockedByOwner = (app: AppContext, { group_id: id, user_id }: Facts['group.role_changed']) =>
  inTransaction(app, async tx => {
    await lockGroup(tx, id)
    for (const them of await findBlockedByOwner(tx, id, user_id))
      await removeLocked(app, tx, { id, user_id: them.user_id }, them.state)
  })
