import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Something that is told to one person by the clock; `actor_id` is whom it shows, who may be the same. */
export type ClockNotice = { user_id: number; subject_id: number; actor_id: number; details: object }

/** What is told, and about what kind of thing. */
type Replaced = { kind: string; subject_type: string | null; happened_at: Date }

/** Tells many people of many things, in place of all that was told of the same kind about these things. */
export async function replaceNotices(
  tx: Tx,
  { kind, subject_type, happened_at }: Replaced,
  notices: readonly ClockNotice[],
): Promise<void> {
  const column = (key: 'user_id' | 'subject_id' | 'actor_id') => notices.map(one => one[key])
  await tx
    .deleteFrom('notifications')
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', sql<number>`ANY(${[...new Set(column('subject_id'))]}::bigint[])`)
    .where('kind', '=', kind)
    .execute()
  await sql`
    WITH wanted AS (
      SELECT * FROM unnest(${column('user_id')}::bigint[], ${column('subject_id')}::bigint[],
        ${column('actor_id')}::bigint[], ${notices.map(one => JSON.stringify(one.details))}::text[])
        AS wanted (user_id, subject_id, actor_id, details)),
    notified AS (
      INSERT INTO notifications (user_id, kind, subject_type, subject_id, details, happened_at)
      SELECT user_id, ${kind}, ${subject_type}, subject_id, details::jsonb, ${happened_at}::timestamptz FROM wanted
      RETURNING id, user_id, kind, subject_type, subject_id, happened_at)
    INSERT INTO notification_actors (notification_id, user_id, kind, subject_type, subject_id, actor_id, happened_at)
    SELECT notified.id, notified.user_id, notified.kind, notified.subject_type, notified.subject_id, wanted.actor_id, notified.happened_at
    FROM notified JOIN wanted USING (user_id, subject_id)`.execute(tx)
}
