import { commandLine, type StaffAction, type StaffSubject } from '@celebrio/contract/base/audit-log'
import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'

export const insertAction = (tx: Tx, action: Insertable<Tables['staff_actions']>) =>
  tx.insertInto('staff_actions').values(action).execute()

type Asked = Pick<Insertable<Tables['staff_actions']>, 'action' | 'subject_type'> & {
  actor_id: number
  subject_ids: readonly number[]
}

/** When somebody did something to each of some things, at last. */
export async function findLastDone(db: Db, { actor_id, action, subject_type, subject_ids }: Asked) {
  const rows = await db
    .selectFrom('staff_actions')
    .select(['subject_id', sql<Date>`max(at)`.as('at')])
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', sql<number>`ANY(${subject_ids}::bigint[])`)
    .where('actor_id', '=', actor_id)
    .where('action', '=', action)
    .groupBy('subject_id')
    .execute()
  return new Map(rows.map(row => [row.subject_id, row.at]))
}

type Explained = { actions: readonly StaffAction[]; subject_type: StaffSubject; subject_ids: readonly number[] }

/** Why the staff did such a thing to each of some things, as far as it has said so. */
export async function findReasons(db: Db, { actions, subject_type, subject_ids }: Explained) {
  const rows = await db
    .selectFrom('staff_actions')
    .select(['subject_id', 'reason'])
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', sql<number>`ANY(${subject_ids}::bigint[])`)
    .where('action', '=', sql<StaffAction>`ANY(${actions}::text[])`)
    .orderBy('staff_actions.id')
    .execute()
  return new Map(rows.map(row => [row.subject_id, row.reason]))
}

const at = sql`staff_actions.at`

export type ActionRow = Awaited<ReturnType<typeof listActions>>[number]

export type Wanted = Paging & {
  /** 0 for the command line. */
  actor_id?: number | undefined
  action?: StaffAction | undefined
  subject_type?: StaffSubject | undefined
  subject_id?: number | undefined
  from?: Date | undefined
  until?: Date | undefined
}

const wanted = (db: Db, { actor_id, action, subject_type, subject_id, from, until }: Wanted) =>
  db
    .selectFrom('staff_actions')
    .$if(actor_id === commandLine, list => list.where('actor_id', 'is', null))
    .$if(Boolean(actor_id), list => list.where('actor_id', '=', actor_id ?? commandLine))
    .$if(action !== undefined, list => list.where('action', '=', action ?? 'closed'))
    .$if(subject_type !== undefined, list => list.where('subject_type', '=', subject_type ?? 'user'))
    .$if(subject_id !== undefined, list => list.where('subject_id', '=', subject_id ?? 0))
    .$if(from !== undefined, list => list.where('at', '>=', from ?? new Date(0)))
    .$if(until !== undefined, list => list.where('at', '<', until ?? new Date(0)))

/** The newest first, with the names of who is still there. */
export const listActions = (db: Db, asked: Wanted) =>
  newestFirst(
    wanted(db, asked)
      .leftJoinLateral(
        users => oneRow(users.selectFrom('users').select('name').whereRef('users.id', '=', 'actor_id')).as('actor'),
        join => join.onTrue(),
      )
      .leftJoinLateral(
        users => oneRow(users.selectFrom('users').select('name').whereRef('users.id', '=', 'subject_id')).as('subject'),
        join => join.on('subject_type', '=', 'user'),
      )
      .select(['staff_actions.id', 'at', 'actor_id', 'action', 'subject_type', 'subject_id', 'reason', 'hash'])
      .select(['actor.name as actor_name', 'subject.name as subject_name', cursorTimestamp(at).as('position')]),
    at,
    sql`staff_actions.id`,
    asked,
  ).execute()

/** Who has an entry, by name. One step along the index for each of them. */
export async function listActors(db: Db) {
  const { rows } = await sql<{ id: number; name: string | null }>`
    WITH RECURSIVE actors (id) AS (
      SELECT min(actor_id) FROM staff_actions
      UNION ALL
      SELECT (SELECT min(actor_id) FROM staff_actions WHERE actor_id > actors.id) FROM actors WHERE actors.id IS NOT NULL
    )
    SELECT actors.id, users.name FROM actors LEFT JOIN users ON users.id = actors.id
    WHERE actors.id IS NOT NULL ORDER BY users.name NULLS LAST, actors.id`.execute(db)
  return rows
}

/** Whether something was done from the command line. */
export const hasCommandLine = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('staff_actions').select('id').where('actor_id', 'is', null).limit(1).executeTakeFirst()) !==
  undefined

/** How many entries there are, and the first that does not fit the one before it; the end of the chain tells of missing ones. */
export async function checkChain(db: Db): Promise<{ entries: number; broken: number | null }> {
  const { rows } = await sql<{ entries: number; broken: number | null }>`
    WITH chain AS (
      SELECT id, hash, row_number() OVER (ORDER BY id) AS place,
        staff_action_hash(coalesce(lag(hash) OVER (ORDER BY id), sha256('')), staff_actions) AS expected
      FROM staff_actions
    ), checked AS (
      SELECT count(*)::integer AS entries, coalesce(max(id), 0) AS last, min(place) FILTER (WHERE id <> place OR hash <> expected) AS broken
      FROM chain
    )
    SELECT entries, coalesce(broken, CASE WHEN head.id <> last OR head.hash <>
      coalesce((SELECT hash FROM staff_actions WHERE staff_actions.id = last), sha256('')) THEN last + 1 END)::integer AS broken
    FROM checked, staff_actions_head AS head`.execute(db)
  const [checked] = rows
  if (!checked) throw new Error('The end of the audit log is missing.')
  return checked
}
