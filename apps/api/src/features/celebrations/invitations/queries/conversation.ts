import { type RawBuilder, sql } from 'kysely'
import { uploadOf } from '#features/base/uploads'
import { eventVisible } from '#features/celebrations/events'
import type { Db } from '#platform/db/database.ts'

/** Who talks about an event: host, co-hosts, and the guests who come. */
export const membersOfEvent = (_db: Db, eventId: number): RawBuilder<unknown> => sql`
  SELECT DISTINCT ON (user_id) user_id, role FROM (
    SELECT events.user_id, 'owner' AS role, 1 AS rank FROM events WHERE events.id = ${eventId}
    UNION ALL SELECT helper.user_id, 'admin', 2 FROM event_helpers AS helper
    WHERE helper.event_id = ${eventId} AND helper.role = 'cohost'
    UNION ALL SELECT guest.user_id, 'member', 3 FROM event_guests AS guest
    WHERE guest.event_id = ${eventId} AND guest.user_id IS NOT NULL AND guest.has_seat) one
  ORDER BY user_id, rank`

/** Of some events those that the viewer may see, with title and cover. */
export const findEventTopics = (db: Db, viewerId: number, ids: readonly number[]) =>
  db
    .selectFrom('events')
    .select(['events.id', 'events.title', uploadOf('events.cover_id').as('cover')])
    .where('events.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where(({ exists }) => exists(eventVisible(db, viewerId, 'events.id')))
    .execute()
