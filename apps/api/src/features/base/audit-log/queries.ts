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

const at = sql`staff_actions.at`

export type ActionRow = Awaited<ReturnType<typeof listActions>>[number]

/** The newest first, with the names of who is still there. */
export const listActions = (db: Db, paging: Paging) =>
  newestFirst(
    db
      .selectFrom('staff_actions')
      .leftJoinLateral(
        users => oneRow(users.selectFrom('users').select('name').whereRef('users.id', '=', 'actor_id')).as('actor'),
        join => join.onTrue(),
      )
      .select(['staff_actions.id', 'at', 'actor_id', 'action', 'subject_type', 'subject_id', 'reason', 'hash'])
      .select(['actor.name as actor_name', cursorTimestamp(at).as('position')]),
    at,
    sql`staff_actions.id`,
    paging,
  ).execute()

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
