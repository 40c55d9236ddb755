import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { runsGroup } from './policies.ts'
import { findMember } from './queries/members.ts'
import { lockGroup } from './queries/writes.ts'
import { requireMembership } from './read-groups.ts'

/** Locks a group that the viewer may see, with how they stand to it then. @throws AppError not_found */
export async function lockVisible(tx: Tx, viewer: Viewer, groupId: number) {
  const group = await lockGroup(tx, groupId)
  if (!group) throw new AppError('not_found')
  return { group, me: await requireMembership(tx, viewer, groupId) }
}

/** The same with somebody else in it. @throws AppError not_found also where the viewer cannot see them */
export async function lockWithMember(tx: Tx, viewer: Viewer, { id, user_id }: { id: number; user_id: number }) {
  const locked = await lockVisible(tx, viewer, id)
  const them = await findMember(tx, viewer.id, { id, runs: runsGroup(locked.me) }, user_id)
  if (!them || user_id === viewer.id) throw new AppError('not_found')
  return { ...locked, them }
}
