import { sql } from 'kysely'
import type { Tables, Tx } from '#platform/db/database.ts'

/** What somebody did that is told to others, as both tables know it. */
export type NoticeRow = {
  kind: string
  subject_type: string | null
  subject_id: number | null
  actor_type: string
  actor_id: number
  details: object
}

const among = (ids: readonly (number | null)[]) => sql<number>`ANY(${ids}::bigint[])`

/** Has a row stay until the transaction ends. @returns whether it is there */
export async function lockSubject(tx: Tx, table: keyof Tables, id: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM ${sql.table(table)} WHERE id = ${id} FOR KEY SHARE`.execute(tx)
  return rows.length > 0
}

const group = (tx: Tx, userIds: readonly number[], { kind, subject_type, subject_id, details }: NoticeRow, at: Date) =>
  tx
    .insertInto('notifications')
    .values(userIds.map(user_id => ({ user_id, kind, subject_type, subject_id, details, happened_at: at })))
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'kind', 'subject_type', 'subject_id'])
        .where('read_at', 'is', null)
        .doUpdateSet({ happened_at: sql<Date>`greatest(notifications.happened_at, excluded.happened_at)` }),
    )
    .returning('id')
    .execute()

/**
 * Adds somebody to the unread notice of the same kind about the same thing, or begins one, of each of several people.
 * Who has been told before is not told again. @returns to whom it is new
 */
export async function insertNotices(
  tx: Tx,
  userIds: readonly number[],
  notice: NoticeRow,
  happened_at: Date,
): Promise<number[]> {
  const { details: _, ...deed } = notice
  const actors = await tx
    .insertInto('notification_actors')
    .values(userIds.map(user_id => ({ user_id, ...deed, happened_at })))
    .onConflict(conflict => conflict.doNothing())
    .returning(['id', 'user_id'])
    .execute()
  if (actors.length === 0) return []
  const notified = actors.map(actor => actor.user_id)
  const notifications = await group(tx, notified, notice, happened_at)
  await tx
    .updateTable('notification_actors as actor')
    .from('notifications as joined')
    .set(({ ref }) => ({ notification_id: ref('joined.id') }))
    .whereRef('joined.user_id', '=', 'actor.user_id')
    .where('actor.id', '=', among(actors.map(actor => actor.id)))
    .where('joined.id', '=', among(notifications.map(one => one.id)))
    .execute()
  return notified
}

/** What was told earlier and has been read goes: it would show what is true now a second time. */
const deleteRead = (tx: Tx, userIds: readonly number[], { kind, subject_type, subject_id }: NoticeRow) =>
  tx
    .deleteFrom('notifications')
    .where('kind', '=', kind)
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', subject_id)
    .where('user_id', '=', among(userIds))
    .where('read_at', 'is not', null)
    .execute()

/** The lists in the details of two notices, each with what is in either. */
const bothDetails = sql`(
  SELECT jsonb_object_agg(list.key, list.items) FROM (
    SELECT entry.key, jsonb_agg(DISTINCT item.value) AS items
    FROM (SELECT * FROM jsonb_each(known.details) UNION ALL SELECT * FROM jsonb_each(excluded.details)) AS entry,
      jsonb_array_elements(entry.value) AS item
    GROUP BY entry.key) AS list)`

/** The notice that is unread takes up what is new, with who did it; else there is a new one. @returns who is told */
export async function addDetails(
  tx: Tx,
  userIds: readonly number[],
  notice: NoticeRow,
  happened_at: Date,
): Promise<number[]> {
  const { kind, subject_type, subject_id, actor_type, actor_id, details } = notice
  await deleteRead(tx, userIds, notice)
  const { rows } = await sql<{ user_id: number }>`
    WITH notified AS (
      INSERT INTO notifications AS known (user_id, kind, subject_type, subject_id, details, happened_at)
      SELECT id, ${kind}, ${subject_type}, ${subject_id}::bigint, ${JSON.stringify(details)}::jsonb,
        ${happened_at}::timestamptz
      FROM unnest(${userIds}::bigint[]) AS told_one (id)
      ON CONFLICT (user_id, kind, subject_type, subject_id) WHERE read_at IS NULL DO UPDATE
      SET details = ${bothDetails}, happened_at = excluded.happened_at, emailed_at = NULL, pushed_at = NULL
      RETURNING id, user_id, kind, subject_type, subject_id, happened_at)
    INSERT INTO notification_actors
      (notification_id, user_id, kind, subject_type, subject_id, actor_type, actor_id, happened_at)
    SELECT id, user_id, kind, subject_type, subject_id, ${actor_type}, ${actor_id}::bigint, happened_at FROM notified
    ON CONFLICT ON CONSTRAINT notification_actors_once DO UPDATE SET happened_at = excluded.happened_at
    RETURNING user_id`.execute(tx)
  return rows.map(row => row.user_id)
}
