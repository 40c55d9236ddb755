import { sql } from 'kysely'
import { visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

type Asked = { viewerId: number; words: string | null; max: number }

const people = (db: Db, { viewerId, words, max }: Asked) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.profile_picture'])
    .where(visiblePeople(db, viewerId, 'users'))
    .where('users.user_type', '=', 0)
    .$if(words !== null, query => query.where(sql<boolean>`users.name_words @@ ${words}::tsquery`))
    .limit(max)

/** Connections whose name begins so, newest first. */
export const offerConnections = (db: Db, asked: Asked) =>
  people(db, asked)
    .innerJoin('friends', 'friends.friend_id', 'users.id')
    .where('friends.user_id', '=', asked.viewerId)
    .orderBy('friends.created_at', 'desc')
    .orderBy('friends.friend_id', 'desc')
    .execute()

/** Others whose name begins so, no children; not in any order, because that would read all of them. */
export const offerOthers = (db: Db, asked: Asked, today: string, but: number[]) =>
  people(db, asked)
    .where('users.id', '<>', sql<number>`ALL(${[asked.viewerId, ...but]}::bigint[])`)
    .where(sql<boolean>`NOT is_kids_account(users.dob, ${today}::date)`)
    .execute()
