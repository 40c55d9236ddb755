import { type AliasableExpression, sql } from 'kysely'
import { active } from '#features/people/accounts'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import type { FriendType } from '../tables.ts'
import { visiblePeople } from './visible.ts'

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
}

export const personColumns = [
  'users.id',
  'users.name',
  'users.profile_picture',
  'users.country_id',
  sql<number | null>`users.state_id`.as('state_id'),
  sql<number | null>`users.city_id`.as('city_id'),
] as const

/** Whether each word of the keyword begins a word of the name. */
const nameMatches = (keyword: string) => sql<boolean>`users.name_words @@ (SELECT name_query(${keyword}))`

export type Search = Paging & { keyword?: string | undefined; friend_type?: FriendType | undefined }

/** The people of one side's entries, newest entry first, and one more than asked for. */
function peopleOf(db: Db, entries: Entries, { keyword, friend_type, ...paging }: Search) {
  const time = sql.ref('entry.created_at')
  const list = db
    .selectFrom(entries.as('entry'))
    .innerJoin('users', 'users.id', 'entry.other_id')
    .select([...personColumns, 'entry.friend_type', cursorTimestamp(time).as('place')])
    .$if(keyword !== undefined, query => query.where(nameMatches(keyword ?? '')))
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

export const findBlocked = (db: Db, viewerId: number, search: Search) =>
  peopleOf(db, blocksOf(db, viewerId), search).where('users.status', '=', active).execute()

export const findRequests = (db: Db, viewerId: number, direction: 'received' | 'sent', search: Search) =>
  peopleOf(db, direction === 'sent' ? sentBy(db, viewerId) : receivedBy(db, viewerId), search)
    .where(visiblePeople(db, viewerId, 'users'))
    .execute()

const maxCounted = 1000

/** Counted up to a thousand: more is no number that anybody reads. */
async function countPeople(db: Db, viewerId: number, entries: Entries): Promise<number> {
  const people = db
    .selectFrom(entries.as('entry'))
    .innerJoin('users', 'users.id', 'entry.other_id')
    .select('entry.other_id')
    .where(visiblePeople(db, viewerId, 'users'))
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
