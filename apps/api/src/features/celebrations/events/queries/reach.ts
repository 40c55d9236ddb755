import { visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** Events joined to their hosts, those who are active and neither block the viewer nor are blocked. */
export const eventsWithin = (db: Db, viewerId: number) =>
  db
    .selectFrom('events')
    .innerJoin('users as host', 'host.id', 'events.user_id')
    .where(visiblePeople(db, viewerId, 'host'))
