import { sql } from 'kysely'
import { active } from '#features/accounts'
import type { Db } from '#platform/db/database.ts'
import { type PersonRow, personColumns } from './lists.ts'

const shown = 3

/** How many active connections the viewer shares with each of some people, and the ids of the newest three of them. */
export const findMutual = (db: Db, viewerId: number, ids: number[]) =>
  db
    // Whether the viewer's connections are active is asked once for each, not once for each pair.
    .with(
      cte => cte('mine').materialized(),
      cte =>
        cte
          .selectFrom('friends')
          .innerJoin('users', 'users.id', 'friends.friend_id')
          .select([
            'friends.friend_id',
            sql<number>`row_number() OVER (ORDER BY friends.created_at DESC, friends.friend_id DESC)`.as('place'),
          ])
          .where('friends.user_id', '=', viewerId)
          .where('users.status', '=', active),
    )
    .selectFrom('mine')
    .innerJoin('friends as theirs', 'theirs.friend_id', 'mine.friend_id')
    .select([
      'theirs.user_id as id',
      eb => eb.fn.countAll<number>().as('total'),
      sql<string[]>`(array_agg(mine.friend_id ORDER BY mine.place))[1:${sql.lit(shown)}]`.as('newest'),
    ])
    .where('theirs.user_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .groupBy('theirs.user_id')
    .execute()

export const findPeople = (db: Db, ids: number[]): Promise<PersonRow[]> =>
  db
    .selectFrom('users')
    .select([...personColumns])
    .where('users.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
