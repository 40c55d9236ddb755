import { sql } from 'kysely'
import type { NoticeSubject, SubjectFacts } from '#features/base/notifications'
import type { Db } from '#platform/db/database.ts'
import { eventVisible } from './visible.ts'

/** What notices tell of an event as it is now; times in ISO 8601. */
export type EventFacts = SubjectFacts & {
  starts_at: string
  ends_at: string
  local_end: string | null
  timezone: string
  address: string | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  dress_code: string | null
}

/** Events, as notices are about them. */
export const eventSubject: NoticeSubject = {
  table: 'events',
  visible: eventVisible,
  describe: id => sql`(
    SELECT jsonb_build_object('description', event.title, 'name', event.title, 'event_id', event.id, 'starts_at', event.starts_at,
      'ends_at', event.ends_at, 'local_end', event.local_end, 'timezone', event.timezone, 'address', event.address,
      'country_id', event.country_id, 'state_id', event.state_id, 'city_id', event.city_id,
      'dress_code', event.dress_code)
    FROM events AS event WHERE event.id = ${sql.ref(id)})`,
}

/** Events that were cancelled: they are no longer there to be read. */
export const cancelledEventSubject: NoticeSubject = {
  describe: (id, details) =>
    sql`jsonb_build_object('description', ${details} ->> 'title', 'name', ${details} ->> 'title', 'event_id', ${sql.ref(id)})`,
}

/** Whether guests still choose among dates. */
export const isDateOpen = async (db: Db, eventId: number): Promise<boolean> =>
  (await db.selectFrom('events').select('date_open').where('id', '=', eventId).executeTakeFirst())?.date_open === true
