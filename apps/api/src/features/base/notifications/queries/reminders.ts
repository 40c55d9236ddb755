import type { ReminderKind } from '@celebrio/contract/base/notifications'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** That an event of somebody's begins at a time. */
type Reminder = { user_id: number; event_id: number; starts_at: Date }

/** Takes back what was told of another start of these events. */
const deleteBefore = (tx: Tx, kind: ReminderKind, eventIds: number[]) =>
  tx
    .deleteFrom('notifications')
    .where('event_id', '=', sql<number>`ANY(${eventIds}::bigint[])`)
    .where('kind', '=', kind)
    .execute()

/** Tells many people of what begins, in place of what they were told of another start. */
export async function putReminders(
  tx: Tx,
  kind: ReminderKind,
  reminders: readonly Reminder[],
  happened_at: Date,
): Promise<void> {
  await deleteBefore(tx, kind, [...new Set(reminders.map(one => one.event_id))])
  const column = <Key extends keyof Reminder>(key: Key) => reminders.map(one => one[key])
  await sql`
    WITH told AS (
      INSERT INTO notifications (user_id, kind, event_id, event_start, happened_at)
      SELECT user_id, ${kind}, event_id, starts_at, ${happened_at}::timestamptz
      FROM unnest(${column('user_id')}::bigint[], ${column('event_id')}::bigint[], ${column('starts_at')}::timestamptz[])
        AS wanted (user_id, event_id, starts_at)
      RETURNING id, user_id, kind, event_id, happened_at)
    INSERT INTO notification_actors (notification_id, user_id, kind, event_id, actor_id, happened_at)
    SELECT told.id, told.user_id, told.kind, told.event_id, events.user_id, told.happened_at
    FROM told JOIN events ON events.id = told.event_id`.execute(tx)
}
