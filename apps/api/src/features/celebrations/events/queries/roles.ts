import type { EventRole } from '@celebrio/contract/celebrations/event-shapes'
import { type RawBuilder, sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import { unblockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { rolesFrom } from '../policies.ts'

/** Events joined to their hosts, those who are active and neither block the viewer nor are blocked. */
export const eventsOfUnblockedHosts = (db: Db, viewerId: number) =>
  db
    .selectFrom('events')
    .innerJoinLateral(userOf(db, 'events.user_id').as('host'), join => join.onTrue())
    .where(unblockedPeople(db, viewerId, 'host'))

/** The viewer's role at such an event; null for most. */
export const roleOf = (
  viewerId: number,
) => sql<EventRole | null>`CASE WHEN events.user_id = ${viewerId} THEN 'host' ELSE (
  SELECT role FROM event_helpers WHERE event_id = events.id AND user_id = ${viewerId}) END`

/** Whether the viewer is the host of such an event, or helps with it. */
export const worksFor = (viewerId: number) => sql<boolean>`${roleOf(viewerId)} IS NOT NULL`

/**
 * The one rule of who may do what for an event: its host, and the helpers whom the host has named, for as long
 * as the host is active and neither has blocked the other. Everything that is done for an event starts here.
 * @param least `host` for what only the host may do, `cohost` for what changes the event and its guests, `door` for
 *   what is done at the door
 */
export const eventsOfStaff = (db: Db, viewerId: number, least: EventRole) =>
  eventsOfUnblockedHosts(db, viewerId).where(sql<boolean>`${roleOf(viewerId)} = ANY (${rolesFrom(least)}::text[])`)

/** Subquery: an event at which the viewer has such a role, or a higher one. */
export const worksAt = (db: Db, viewerId: number, eventId: number | RawBuilder<number>, least: EventRole) =>
  eventsOfStaff(db, viewerId, least).select('events.id').where('events.id', '=', eventId)

/** Whether the viewer has such a role at an event, or a higher one. */
export const isEventStaff = async (db: Db, viewerId: number, eventId: number, least: EventRole): Promise<boolean> =>
  (await worksAt(db, viewerId, eventId, least).executeTakeFirst()) !== undefined

/** Subquery: the host and the co-hosts of the event that a column of the outer query names. */
export const hostsOf = (column: string) => sql`
  SELECT own.user_id FROM events AS own WHERE own.id = ${sql.ref(column)}
  UNION ALL SELECT helper.user_id FROM event_helpers AS helper
  WHERE helper.event_id = ${sql.ref(column)} AND helper.role = 'cohost'`

/** All staff of an event, the host first; nobody when it is gone. */
export async function findEventStaff(db: Db, eventId: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT user_id FROM events WHERE id = ${eventId}
    UNION ALL SELECT user_id FROM event_helpers WHERE event_id = ${eventId}`.execute(db)
  return rows.map(row => row.user_id)
}
