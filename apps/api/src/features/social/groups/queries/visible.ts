import { sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import { unblockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { oneRow } from '#platform/db/per-row.ts'

/**
 * The one rule of who may see a group: its members, and who is invited to it by somebody active without a block between the
 * two. `me` is the viewer in it, `inviter` who has invited them.
 */
const isVisible = (db: Db, viewerId: number) =>
  sql<boolean>`(me.state = 'joined' OR me.state = 'invited' AND ${unblockedPeople(db, viewerId, 'inviter')})`

/** The groups that the viewer may see, walked by when they came to them. */
export const visibleGroups = (db: Db, viewerId: number) =>
  db
    .selectFrom('groups')
    .innerJoin('group_members as me', join =>
      join.onRef('me.group_id', '=', 'groups.id').on('me.user_id', '=', viewerId),
    )
    .leftJoinLateral(userOf(db, 'me.invited_by').as('inviter'), join => join.onTrue())
    .where(isVisible(db, viewerId))

/** The same for a few groups that are known: in each the viewer is looked up, however many they have. */
export const visibleAmong = (db: Db, viewerId: number) => {
  const entry = db
    .selectFrom('group_members')
    .select(['state', 'role', 'invited_by'])
    .where('group_id', '=', sql.ref<number>('groups.id'))
    .where('user_id', '=', viewerId)
  return db
    .selectFrom('groups')
    .innerJoinLateral(oneRow(entry).as('me'), join => join.onTrue())
    .leftJoinLateral(userOf(db, 'me.invited_by').as('inviter'), join => join.onTrue())
    .where(isVisible(db, viewerId))
}

/** Subquery: the group that a column of the outer query names, when the viewer may see it. */
export const groupVisible = (db: Db, viewerId: number, column: string) =>
  visibleAmong(db, viewerId).select(sql`1`.as('one')).where('groups.id', '=', sql.ref<number>(column))
