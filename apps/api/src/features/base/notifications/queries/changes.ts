import { sql } from 'kysely'
import type { EventPart } from '#features/celebrations/guests'
import type { Tx } from '#platform/db/database.ts'

/** What somebody has changed of an event. */
type Change = { event_id: number; actor_id: number; parts: readonly EventPart[]; happened_at: Date }

/** What was told of earlier changes and has been read is no news any more: it would show what is true now a second time. */
const deleteRead = (tx: Tx, userIds: readonly number[], eventId: number) =>
  tx
    .deleteFrom('notifications')
    .where('kind', '=', 'event_changed')
    .where('event_id', '=', eventId)
    .where('user_id', '=', sql<number>`ANY(${userIds}::bigint[])`)
    .where('read_at', 'is not', null)
    .execute()

/** The notice that is unread takes up what is new, with who did it; else there is a new one. @returns who is told */
export async function putChanges(tx: Tx, userIds: readonly number[], change: Change): Promise<number[]> {
  const { event_id, actor_id, parts, happened_at } = change
  await deleteRead(tx, userIds, event_id)
  const { rows } = await sql<{ user_id: number }>`
    WITH told AS (
      INSERT INTO notifications AS known (user_id, kind, event_id, changed, happened_at)
      SELECT guest.id, 'event_changed', events.id, ${parts}::text[], ${happened_at}::timestamptz
      FROM events, unnest(${userIds}::bigint[]) AS guest (id) WHERE events.id = ${event_id}
      ON CONFLICT (user_id, kind, post_id, comment_id, event_id, gone_event_id) WHERE read_at IS NULL DO UPDATE
      SET changed = ARRAY(SELECT DISTINCT unnest(known.changed || excluded.changed)), happened_at = excluded.happened_at
      RETURNING id, user_id, kind, event_id, happened_at)
    INSERT INTO notification_actors (notification_id, user_id, kind, event_id, actor_id, happened_at)
    SELECT told.id, told.user_id, told.kind, told.event_id, ${actor_id}::bigint, told.happened_at FROM told
    ON CONFLICT ON CONSTRAINT notification_actors_once DO UPDATE SET happened_at = excluded.happened_at
    RETURNING user_id`.execute(tx)
  return rows.map(row => row.user_id)
}
