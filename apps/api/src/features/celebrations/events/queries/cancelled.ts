import { sql } from 'kysely'
import { unblockedPeople } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'

/**
 * Saves what the guests of an event that is about to be deleted may still read, and who they are: everybody with an
 * account who is invited, whatever they have answered, who has asked to join, or who helps.
 */
export async function saveCancelled(tx: Tx, eventId: number, now: Date): Promise<void> {
  await sql`
    INSERT INTO cancelled_events (event_id, host_id, title, starts_at, timezone, cancelled_at)
    SELECT id, user_id, title, CASE WHEN NOT date_open THEN starts_at END, CASE WHEN NOT date_open THEN timezone END,
      ${now}
    FROM events WHERE id = ${eventId}`.execute(tx)
  await sql`
    INSERT INTO cancelled_guests (event_id, user_id)
    SELECT event_id, user_id FROM event_guests
    WHERE event_id = ${eventId} AND user_id IS NOT NULL AND status NOT IN ('host', 'removed')
      AND (is_invited OR status = 'requested')
    UNION SELECT event_id, user_id FROM event_helpers WHERE event_id = ${eventId}`.execute(tx)
}

/** A cancelled event, for one of its guests; not for anyone who has been blocked since, or where the host is gone. */
export const findCancelled = (db: Db, viewerId: number, eventId: number) =>
  db
    .selectFrom('cancelled_guests as guest')
    .innerJoin('cancelled_events as event', 'event.event_id', 'guest.event_id')
    .innerJoin('users as host', 'host.id', 'event.host_id')
    .select([
      'event.event_id as id',
      'event.title',
      'event.starts_at',
      'event.timezone',
      'event.cancelled_at',
      'event.host_id',
      'host.name',
      'host.profile_picture',
    ])
    .where('guest.user_id', '=', viewerId)
    .where('guest.event_id', '=', eventId)
    .where(unblockedPeople(db, viewerId, 'host'))
    .executeTakeFirst()

export const deleteCancelled = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('cancelled_events').where('cancelled_at', '<', before).execute()
}
