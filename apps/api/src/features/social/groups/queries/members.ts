import { type RawBuilder, sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import { connectionsOf, invitableBy, unblockedPeople, visiblePeople } from '#features/people/friends'
import type { Named } from '#features/people/name-search'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'

const since = sql.ref('member.since')

/** Those who run a group see whom they answer for; children are otherwise seen by those who know them. */
const seenBy = (db: Db, viewerId: number, runs: boolean) =>
  runs ? unblockedPeople(db, viewerId, 'users') : visiblePeople(db, viewerId, 'users')

const memberRows = (db: Db, viewerId: number, { id, runs }: { id: number; runs: boolean }) =>
  db
    .selectFrom('group_members as member')
    .innerJoinLateral(userOf(db, 'member.user_id').as('users'), join => join.onTrue())
    .select(['users.id', 'users.name', 'users.profile_picture', 'member.state', 'member.role', 'member.since'])
    .where('member.group_id', '=', id)
    .where(seenBy(db, viewerId, runs))

export type Group = { id: number; runs: boolean }

/** One page of those who belong to a group, or are invited, and one row more, the last first. */
export function findMembers(
  db: Db,
  viewerId: number,
  group: Group,
  { state, ...paging }: Paging & { state: 'joined' | 'invited' },
) {
  const list = memberRows(db, viewerId, group)
    .select(cursorTimestamp(since).as('position'))
    .where('member.state', '=', state)
  return newestFirst(list, since, sql.ref('member.user_id'), paging).execute()
}

/** Somebody in a group, as far as the viewer may see them. */
export const findMember = (db: Db, viewerId: number, group: Group, userId: number) =>
  memberRows(db, viewerId, group).where('member.user_id', '=', userId).executeTakeFirst()

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>

/** How somebody stands to a group, whoever asks. */
export const findMembership = (db: Db, groupId: number, userId: number) =>
  db
    .selectFrom('group_members')
    .select(['state', 'role'])
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** The connections whom the viewer can invite: those whom the owner may see as well, and who let them. */
const invitable = (db: Db, viewerId: number, ownerId: number, among: readonly number[] | null) =>
  db
    .selectFrom(connectionsOf(db, viewerId, among).as('friend'))
    .innerJoinLateral(userOf(db, 'friend.friend_id').as('users'), join => join.onTrue())
    .where(visiblePeople(db, viewerId, 'users'))
    .where(unblockedPeople(db, ownerId, 'users'))
    .where(invitableBy(db, viewerId, 'users'))
    .where('users.id', '<>', ownerId)

export async function findInvitable(db: Db, viewerId: number, ownerId: number, ids: readonly number[]) {
  const rows = await invitable(db, viewerId, ownerId, ids).select('users.id').execute()
  return rows.map(row => row.id)
}

const connectedAt = sql.ref('friend.created_at')

type Search = Paging & { named?: Named | undefined }

/** One page of the connections who are not in a group, newest first, and one row more. */
export function findCandidates(db: Db, viewerId: number, group: { id: number; owner_id: number }, search: Search) {
  const { named, ...paging } = search
  const entry = oneRow(
    db
      .selectFrom('group_members')
      .select('state')
      .where('group_id', '=', group.id)
      .where('user_id', '=', sql.ref<number>('users.id')),
  )
  const list = invitable(db, viewerId, group.owner_id, named?.ids ?? null)
    .leftJoinLateral(entry.as('member'), join => join.onTrue())
    .select(['users.id', 'users.name', 'users.profile_picture', cursorTimestamp(connectedAt).as('position')])
    .select(sql<boolean>`member.state IS NOT DISTINCT FROM 'invited'`.as('is_invited'))
    .where(sql<boolean>`member.state IS DISTINCT FROM 'joined'`)
    .$if(named !== undefined, query => query.where(sql<boolean>`users.name_words @@ ${named?.searchTerms}::tsquery`))
  return newestFirst(list, connectedAt, sql.ref('friend.friend_id'), paging).execute()
}

/** Query of who belongs to a group, `user_id` and `role`. */
export const membersOfGroup = (_db: Db, groupId: number): RawBuilder<unknown> =>
  sql`SELECT user_id, role FROM group_members WHERE group_id = ${groupId} AND state = 'joined'`

/** Query of `group_id` and `user_id`: who belongs to those of some groups to which the viewer belongs. */
export const membersOfGroups = (_db: Db, viewerId: number, ids: readonly number[]): RawBuilder<unknown> => sql`
  SELECT them.group_id, them.user_id FROM group_members AS me
  JOIN group_members AS them ON them.group_id = me.group_id AND them.state = 'joined'
  WHERE me.user_id = ${viewerId} AND me.state = 'joined' AND me.group_id = ANY(${ids}::bigint[])`

/** Whether who joins a group sees what was said before. */
export const showsHistory = (groupId: number): RawBuilder<boolean> =>
  sql<boolean>`coalesce((SELECT shows_history FROM groups WHERE id = ${groupId}), false)`

/** Of some people those who are invited to a group. */
export async function findInvitedAmong(db: Db, groupId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('group_members')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('user_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where('state', '=', 'invited')
    .execute()
  return rows.map(row => row.user_id)
}

/** Who runs a group. */
export async function findManagers(db: Db, groupId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('group_members')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('role', '<>', 'member')
    .execute()
  return rows.map(row => row.user_id)
}
