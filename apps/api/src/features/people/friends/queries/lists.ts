import type { Audience } from '@celebrio/contract/people/privacy'
import { type AliasableExpression, sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import type { Named } from '#features/people/name-search'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'
import type { FriendType } from '../tables.ts'
import { visibleInCrowd, visibleOrBlocked, visiblePeople } from './visible.ts'

type Entry = { other_id: number; friend_type: FriendType | null; created_at: Date }
type Entries = AliasableExpression<Entry>

/** A person with the ids of their places. */
export type PersonRow = {
  id: number
  name: string
  profile_picture: string | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  messages_from: Audience
}

export const personColumns = [
  'users.id',
  'users.name',
  'users.profile_picture',
  'users.country_id',
  sql<number | null>`users.state_id`.as('state_id'),
  sql<number | null>`users.city_id`.as('city_id'),
  'users.messages_from',
] as const

export type Search = Paging & { named?: Named | undefined; friend_type?: FriendType | undefined }

/** Those entries that are with one of some people. */
const entriesWith = (db: Db, entries: Entries, ids: readonly number[]): Entries =>
  db
    .selectFrom(sql<{ id: number }>`unnest(${ids}::bigint[])`.as<'one'>(sql`one(id)`))
    .innerJoinLateral(
      oneRow(
        db.selectFrom(entries.as('some')).selectAll('some').where('some.other_id', '=', sql.ref<number>('one.id')),
      ).as('found'),
      join => join.onTrue(),
    )
    .selectAll('found')

/**
 * The people of one side's entries, newest entry first, and one more than asked for: entries are walked in their order, and
 * each person is looked up.
 */
function peopleOf(db: Db, entries: Entries, { named, friend_type, ...paging }: Search) {
  const time = sql.ref('entry.created_at')
  const list = db
    .selectFrom((named?.ids ? entriesWith(db, entries, named.ids) : entries).as('entry'))
    .innerJoinLateral(userOf(db, 'entry.other_id').as('users'), join => join.onTrue())
    .select([...personColumns, 'entry.friend_type', cursorTimestamp(time).as('position')])
    .$if(named !== undefined, query => query.where(sql<boolean>`users.name_words @@ ${named?.searchTerms}::tsquery`))
    .$if(friend_type !== undefined, query => query.where('entry.friend_type', '=', friend_type ?? null))
  return newestFirst(list, time, sql.ref('entry.other_id'), paging)
}

const typeColumn = sql<FriendType | null>`friend_type`.as('friend_type')

const connectionsOf = (db: Db, userId: number): Entries =>
  db.selectFrom('friends').select(['friend_id as other_id', typeColumn, 'created_at']).where('user_id', '=', userId)

const blocksOf = (db: Db, userId: number): Entries =>
  db
    .selectFrom('blocks')
    .select(['blocked_id as other_id', sql<FriendType | null>`NULL::smallint`.as('friend_type'), 'created_at'])
    .where('user_id', '=', userId)

const sentBy = (db: Db, userId: number): Entries =>
  db
    .selectFrom('friend_requests')
    .select(['friend_id as other_id', typeColumn, 'created_at'])
    .where('user_id', '=', userId)

const receivedBy = (db: Db, userId: number): Entries =>
  db
    .selectFrom('friend_requests')
    .select(['user_id as other_id', typeColumn, 'created_at'])
    .where('friend_id', '=', userId)

export const findConnections = (db: Db, viewerId: number, search: Search) =>
  peopleOf(db, connectionsOf(db, viewerId), search)
    .where(visiblePeople(db, viewerId, 'users'))
    .execute()

/** Those whom the viewer blocks, whether these block them too or not. */
export const findBlocked = (db: Db, viewerId: number, search: Search) =>
  peopleOf(db, blocksOf(db, viewerId), search)
    .where(visibleOrBlocked(db, viewerId, 'users'))
    .execute()

export const findRequests = (db: Db, viewerId: number, direction: 'received' | 'sent', search: Search) =>
  peopleOf(db, direction === 'sent' ? sentBy(db, viewerId) : receivedBy(db, viewerId), search)
    .select('users.is_kid')
    .where(visiblePeople(db, viewerId, 'users'))
    .execute()

const maxCounted = 1000

/** Counted up to a thousand: more is no number that anybody reads. */
async function countPeople(db: Db, viewerId: number, entries: Entries): Promise<number> {
  const people = db
    .selectFrom(entries.as('entry'))
    .innerJoinLateral(userOf(db, 'entry.other_id').as('users'), join => join.onTrue())
    .select('entry.other_id')
    .where(visibleInCrowd(db, viewerId, 'users'))
    .limit(maxCounted)
  const { total } = await db
    .selectFrom(people.as('people'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** How many requests wait. */
export const countRequests = (db: Db, viewerId: number, direction: 'received' | 'sent'): Promise<number> =>
  countPeople(db, viewerId, direction === 'sent' ? sentBy(db, viewerId) : receivedBy(db, viewerId))

/** How many connections somebody has, without those whom the viewer may not see. */
export const countConnections = (db: Db, viewerId: number, userId: number): Promise<number> =>
  countPeople(db, viewerId, connectionsOf(db, userId))
