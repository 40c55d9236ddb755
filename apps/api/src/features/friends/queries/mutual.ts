import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type PersonRow, personColumns } from './lists.ts'

const shown = 3

/** How many active connections the viewer shares with each of some people, and the newest three of them. */
export const findMutual = (db: Db, viewerId: number, ids: number[]) =>
  db
    .selectFrom('friends as mine')
    .innerJoin('friends as theirs', 'theirs.friend_id', 'mine.friend_id')
    .innerJoin('users as shared', 'shared.id', 'mine.friend_id')
    .select([
      'theirs.user_id as id',
      eb => eb.fn.countAll<number>().as('total'),
      sql<
        number[]
      >`((array_agg(shared.id::float8 ORDER BY mine.created_at DESC, shared.id DESC))[1:${sql.lit(shown)}])`.as(
        'newest',
      ),
    ])
    .where('mine.user_id', '=', viewerId)
    .where('theirs.user_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where('shared.status', '=', 'active')
    .groupBy('theirs.user_id')
    .execute()

export const findPeople = (db: Db, ids: number[]): Promise<PersonRow[]> =>
  db
    .selectFrom('users')
    .select([...personColumns])
    .where('users.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
