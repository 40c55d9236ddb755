import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

type About = { kind: string; subject_type: string | null; subject_id: number }

/**
 * Writes that something waits for people, a row for each. One that is there already stays as it is, unless it was pushed, is
 * a day old, or is of what they have read by now; only the last goes out by e-mail again. It stands under who is told, since
 * by whom it is changes with every word.
 */
export async function saveWaiting(
  tx: Tx,
  { kind, subject_type, subject_id }: About,
  waiting: readonly { user_id: number; since: number }[],
  now: Date,
): Promise<void> {
  const isAnew = sql`(known.details <> excluded.details)`
  const isOld = sql`(known.happened_at < excluded.happened_at - interval '1 day')`
  await sql`
    WITH told AS (
      INSERT INTO notifications AS known (user_id, kind, subject_type, subject_id, details, happened_at)
      SELECT user_id, ${kind}, ${subject_type}, ${subject_id}::bigint, jsonb_build_object('since', since), ${now}::timestamptz
      FROM unnest(${waiting.map(one => one.user_id)}::bigint[], ${waiting.map(one => one.since)}::bigint[])
        AS waiting (user_id, since)
      ORDER BY user_id
      ON CONFLICT (user_id, kind, subject_type, subject_id) WHERE read_at IS NULL DO UPDATE SET
        details = excluded.details, pushed_at = NULL,
        happened_at = CASE WHEN ${isAnew} OR ${isOld} THEN excluded.happened_at ELSE known.happened_at END,
        emailed_at = CASE WHEN ${isAnew} THEN NULL ELSE known.emailed_at END
      WHERE ${isAnew} OR ${isOld} OR known.pushed_at IS NOT NULL
      RETURNING id, user_id, kind, subject_type, subject_id, happened_at)
    INSERT INTO notification_actors (notification_id, user_id, kind, subject_type, subject_id, actor_id, happened_at)
    SELECT id, user_id, kind, subject_type, subject_id, user_id, happened_at FROM told
    ON CONFLICT ON CONSTRAINT notification_actors_once DO UPDATE SET
      notification_id = excluded.notification_id, happened_at = excluded.happened_at`.execute(tx)
}
