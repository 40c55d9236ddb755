import type { GroupRole } from '@celebrio/contract/social/group-shapes'
import { type Insertable, sql, type Updateable } from 'kysely'
import { blockedPeople } from '#features/people/friends'
import { AppError } from '#platform/app-error.ts'
import { type Db, type Tables, type Tx, violatesConstraint } from '#platform/db/database.ts'

type GroupTable = Tables['groups']
export type NewGroup = Pick<
  Insertable<GroupTable>,
  'owner_id' | 'name' | 'day' | 'description' | 'cover_id' | 'shows_history' | 'created_at'
>

/** A group with its owner as the first member. */
export async function insertGroup(tx: Tx, group: NewGroup): Promise<number> {
  const { id } = await tx.insertInto('groups').values(group).returning('id').executeTakeFirstOrThrow()
  const { owner_id: user_id, created_at: since } = group
  await tx
    .insertInto('group_members')
    .values({ group_id: id, user_id, role: 'owner', state: 'joined', invited_by: null, since })
    .execute()
  return id
}

/** Only one transaction at a time changes a group and who belongs to it. */
export const lockGroup = (tx: Tx, groupId: number) =>
  tx
    .selectFrom('groups')
    .select(['id', 'owner_id', 'cover_id', 'name'])
    .where('id', '=', groupId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const updateGroup = (tx: Tx, groupId: number, change: Updateable<GroupTable>) =>
  tx.updateTable('groups').set(change).where('id', '=', groupId).execute()

export const deleteGroup = (tx: Tx, groupId: number) => tx.deleteFrom('groups').where('id', '=', groupId).execute()

/** @throws AppError group_full */
async function withinLimits<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const isFull = violatesConstraint(error, 'groups_members') || violatesConstraint(error, 'groups_invited')
    throw isFull ? new AppError('group_full') : error
  }
}

type Invitation = { group_id: number; invited_by: number; since: Date }

/**
 * Invites people to a locked group, also those who have left or were removed. Members, and who is invited already, stay what
 * they are. @returns who is newly invited @throws AppError group_full
 */
export async function insertInvitations(tx: Tx, ids: readonly number[], invitation: Invitation): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await withinLimits(
    tx
      .insertInto('group_members')
      .values(ids.map(user_id => ({ ...invitation, user_id, state: 'invited' as const })))
      .onConflict(conflict =>
        conflict
          .columns(['group_id', 'user_id'])
          .doUpdateSet({
            state: 'invited',
            former_state: sql<'left' | 'removed'>`group_members.state`,
            invited_by: invitation.invited_by,
            since: invitation.since,
          })
          .where('group_members.state', 'in', ['left', 'removed']),
      )
      .returning('user_id')
      .execute(),
  )
  return rows.map(row => row.user_id)
}

type Joining = { group_id: number; user_id: number; since: Date }

/** Makes somebody a member of a locked group. @throws AppError group_full */
export const upsertMember = (tx: Tx, joining: Joining) =>
  withinLimits(
    tx
      .insertInto('group_members')
      .values({ ...joining, state: 'joined', invited_by: null })
      .onConflict(conflict =>
        conflict
          .columns(['group_id', 'user_id'])
          .doUpdateSet({ state: 'joined', former_state: null, since: joining.since }),
      )
      .execute(),
  )

type Which = { group_id: number; user_id: number }

const member = ({ group_id, user_id }: Which) => sql<boolean>`(group_id = ${group_id} AND user_id = ${user_id})`

/** Somebody leaves a locked group, or is removed. */
export const endMembership = (tx: Tx, which: Which, state: 'left' | 'removed', since: Date) =>
  tx.updateTable('group_members').set({ state, role: 'member', since }).where(member(which)).execute()

/** An invitation to a locked group is declined or taken back: who had left, or was removed, is that again. */
export async function endInvitation(tx: Tx, which: Which, since: Date): Promise<void> {
  const invited = sql<boolean>`(${member(which)} AND state = 'invited')`
  await tx
    .updateTable('group_members')
    .set({ state: sql<'left' | 'removed'>`former_state`, former_state: null, since })
    .where(invited)
    .where('former_state', 'is not', null)
    .execute()
  await tx.deleteFrom('group_members').where(invited).execute()
}

export const setRole = (tx: Tx, which: Which, role: GroupRole) =>
  tx.updateTable('group_members').set({ role }).where(member(which)).execute()

/** A locked group changes hands; who had it becomes an admin. */
export async function setOwner(tx: Tx, { group_id, user_id }: Which, before: number): Promise<void> {
  await setRole(tx, { group_id, user_id: before }, 'admin')
  await setRole(tx, { group_id, user_id }, 'owner')
  await updateGroup(tx, group_id, { owner_id: user_id })
}

/** Who belongs to a group, or is invited, with a block between them and its owner; none where somebody else owns it by now. */
export const findBlockedByOwner = (tx: Tx, groupId: number, ownerId: number) =>
  tx
    .selectFrom('group_members as member')
    .innerJoin('groups', 'groups.id', 'member.group_id')
    .select(['member.user_id', 'member.state'])
    .where('groups.id', '=', groupId)
    .where('groups.owner_id', '=', ownerId)
    .where('member.state', 'in', ['joined', 'invited'])
    .where(sql<boolean>`member.user_id IN (${blockedPeople(ownerId)})`)
    .execute()

/** The groups in which a block ends something between two people: one owns it, or has invited the other. */
export async function findSharedByBlocked(db: Db, one: number, other: number) {
  const { rows } = await sql<{ group_id: number; user_id: number }>`
    SELECT member.group_id, member.user_id FROM group_members AS member JOIN groups ON groups.id = member.group_id
    WHERE member.state IN ('joined', 'invited') AND (
      (groups.owner_id, member.user_id) IN ((${one}::bigint, ${other}::bigint), (${other}::bigint, ${one}::bigint))
      OR member.state = 'invited' AND (member.invited_by, member.user_id)
        IN ((${one}::bigint, ${other}::bigint), (${other}::bigint, ${one}::bigint)))
    ORDER BY member.group_id`.execute(db)
  return rows
}
