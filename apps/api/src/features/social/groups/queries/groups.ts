import { groupLimits } from '@celebrio/contract/social/group-shapes'
import { type RawBuilder, sql } from 'kysely'
import { uploadOf } from '#features/base/uploads'
import { userOf } from '#features/people/accounts'
import { isHidden, knowsIfChild, unblockedPeople, visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { perRow } from '#platform/db/per-row.ts'
import { visibleAmong, visibleGroups } from './visible.ts'

type PersonRow = { id: number; name: string; profile_picture: string | null }

/** Members that the viewer can see, those who came last first. */
const recentMembers = (db: Db, viewerId: number) => sql<PersonRow[]>`(
  SELECT coalesce(json_agg(person), '[]') FROM (${db
    .selectFrom('group_members as member')
    .innerJoinLateral(userOf(db, 'member.user_id').as('users'), join => join.onTrue())
    .select(['users.id', 'users.name', 'users.profile_picture'])
    .where('member.group_id', '=', sql.ref<number>('groups.id'))
    .where('member.state', '=', 'joined')
    .where(visiblePeople(db, viewerId, 'users'))
    .orderBy('member.since', 'desc')
    .orderBy('member.user_id', 'desc')
    .limit(sql.lit(groupLimits.recentMembers))}) person)`

/**
 * How many members the viewer can see; for somebody without an account, all that are active.
 */
export const membersFor = (viewerId: number) => sql<number>`(
  SELECT count(*) FROM group_members AS member
  WHERE member.group_id = groups.id AND member.state = 'joined' AND NOT ${isHidden(viewerId, 'member.user_id')})`

const personOf = (person: string) => sql<PersonRow>`json_build_object('id', ${sql.ref(`${person}.id`)},
  'name', ${sql.ref(`${person}.name`)}, 'profile_picture', ${sql.ref(`${person}.profile_picture`)})`

/** The owner, as far as `seen` says that the viewer may see them. */
const ownerOf = (seen: RawBuilder<boolean>) => sql<PersonRow | null>`(
  SELECT ${personOf('owner')} FROM users AS owner WHERE owner.id = groups.owner_id AND ${seen})`

/** Those who run a group see whom they answer to; children are otherwise seen by those who know them. */
const ownerSeen = (db: Db, viewerId: number) =>
  sql<boolean>`(${unblockedPeople(db, viewerId, 'owner')}
    AND (me.role <> 'member' OR ${knowsIfChild(db, viewerId, 'owner')}))`

const inviter = (db: Db, viewerId: number) => sql<PersonRow | null>`CASE WHEN me.state = 'invited'
  AND ${knowsIfChild(db, viewerId, 'inviter')} THEN ${personOf('inviter')} END`

/** What a group tells of itself, whoever asks. */
const ownColumns = [
  'groups.id',
  'groups.owner_id',
  'groups.name',
  sql<string | null>`groups.day::text`.as('date'),
  'groups.description',
  uploadOf('groups.cover_id').as('cover'),
  'groups.created_at',
] as const

/** What a group tells of itself to whoever has its link. */
export const linkedColumns = (db: Db, viewerId: number) =>
  [...ownColumns, ownerOf(visiblePeople(db, viewerId, 'owner')).as('owner')] as const

/** Of some groups those that the viewer may see, in any order. */
export const findGroups = (db: Db, viewerId: number, ids: readonly number[]) =>
  visibleAmong(db, viewerId)
    .select(ownColumns)
    .select([
      ownerOf(ownerSeen(db, viewerId)).as('owner'),
      'groups.invited_count',
      'groups.shows_history',
      'me.state',
      'me.role',
      membersFor(viewerId).as('total_members'),
      recentMembers(db, viewerId).as('recent_members'),
      inviter(db, viewerId).as('invited_by'),
    ])
    .where('groups.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()

/** How the viewer stands to a group that they may see, without reading what it shows. */
export const findVisible = (db: Db, viewerId: number, groupId: number) =>
  visibleAmong(db, viewerId)
    .select(['groups.id', 'groups.owner_id', 'groups.name', 'me.state', 'me.role'])
    .where('groups.id', '=', groupId)
    .executeTakeFirst()

export type GroupRow = Awaited<ReturnType<typeof findGroups>>[number]

const time = sql.ref('me.since')

type Which = Paging & { state: 'joined' | 'invited'; withId?: number | undefined }

/** Subquery: somebody belongs to the group as well. */
const joinedBy = (db: Db, userId: number) =>
  db
    .selectFrom('group_members as them')
    .select(sql`1`.as('one'))
    .where('them.group_id', '=', sql.ref<number>('groups.id'))
    .where('them.user_id', '=', userId)
    .where('them.state', '=', 'joined')

/** One page of the groups of the viewer, or of those that somebody belongs to as well, and one row more. */
export function findPage(db: Db, viewerId: number, { state, withId, ...paging }: Which) {
  const list = visibleGroups(db, viewerId)
    .select(['groups.id', cursorTimestamp(time).as('position')])
    .where('me.state', '=', state)
    .$if(withId !== undefined, query => query.where(({ exists }) => exists(perRow(joinedBy(db, withId ?? 0)))))
  return newestFirst(list, time, sql.ref('me.group_id'), paging).execute()
}

/** More groups than anybody looks through. */
const maxInvitable = 100

/** The groups of somebody, last joined first. */
export const findInvitable = (db: Db, viewerId: number) =>
  visibleGroups(db, viewerId)
    .select(['groups.id', 'groups.name', uploadOf('groups.cover_id').as('cover')])
    .where('me.state', '=', 'joined')
    .orderBy('me.since', 'desc')
    .orderBy('me.group_id', 'desc')
    .limit(sql.lit(maxInvitable))
    .execute()

/** Of some groups those whose chat there is for the viewer: who has left keeps what was said until then, also when invited again. */
export const findTopics = (db: Db, viewerId: number, ids: readonly number[]) =>
  db
    .selectFrom('groups')
    .innerJoin('group_members as me', 'me.group_id', 'groups.id')
    .select(['groups.id', 'groups.name', uploadOf('groups.cover_id').as('cover')])
    .select(sql<boolean>`me.state = 'joined'`.as('is_member'))
    .where('me.user_id', '=', viewerId)
    .where(sql<boolean>`(me.state <> 'invited' OR me.former_state IS NOT NULL)`)
    .where('groups.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()

/** Everybody who belongs to a group, and who is invited. */
export async function findPeopleOf(db: Db, groupId: number): Promise<{ member_ids: number[]; invited_ids: number[] }> {
  const rows = await db
    .selectFrom('group_members')
    .select(['user_id', 'state'])
    .where('group_id', '=', groupId)
    .where('state', 'in', ['joined', 'invited'])
    .execute()
  const idsOf = (state: 'joined' | 'invited') => rows.filter(row => row.state === state).map(row => row.user_id)
  return { member_ids: idsOf('joined'), invited_ids: idsOf('invited') }
}
