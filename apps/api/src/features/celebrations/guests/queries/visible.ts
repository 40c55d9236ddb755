import { type RawBuilder, sql } from 'kysely'
import { knowsIfChild, unblockedInCrowd } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** The viewer is the host of the event of `guest`, or helps with it. */
const worksForIt = (viewerId: number) => sql`(
  EXISTS (SELECT FROM events WHERE events.id = guest.event_id AND events.user_id = ${viewerId})
  OR EXISTS (SELECT FROM event_helpers AS helper WHERE helper.event_id = guest.event_id AND helper.user_id = ${viewerId}))`

/**
 * The one rule of which guests somebody may see on a list: external guests, and visible people; whoever works for the
 * event also children that are strangers to them. For queries of `event_guests AS guest` left joined to `users`.
 */
export const visibleGuests = (db: Db, viewerId: number) =>
  sql<boolean>`(guest.user_id IS NULL OR ${unblockedInCrowd(viewerId, 'users')}
    AND (${knowsIfChild(db, viewerId, 'users')} OR ${worksForIt(viewerId)}))`

/**
 * Subquery: the viewer is on the guest list of the event that a column of the outer query names: as the host, as
 * invited, or as asking to join; not people who were removed from it or declined.
 */
export const guestOf = (db: Db, viewerId: number, column: string) =>
  db
    .selectFrom('event_guests')
    .select(sql`1`.as('one'))
    .where('event_guests.event_id', '=', sql.ref<number>(column))
    .where('event_guests.user_id', '=', viewerId)
    .where('event_guests.status', '<>', 'removed')
    .where(({ or, eb }) => or([eb('event_guests.is_invited', '=', true), eb('event_guests.status', '=', 'requested')]))

/** Subquery: an external guest is on that list, and was not removed from it. */
export const guestIs = (db: Db, guestId: number, column: string) =>
  db
    .selectFrom('event_guests')
    .select(sql`1`.as('one'))
    .where('event_guests.event_id', '=', sql.ref<number>(column))
    .where('event_guests.id', '=', guestId)
    .where('event_guests.user_id', 'is', null)
    .where('event_guests.status', '<>', 'removed')

/**
 * Subquery: somebody has a seat at the event that a column of the outer query names: they come, or still have to
 * confirm a new date.
 */
export const comesTo = (db: Db, userId: number | RawBuilder<number>, column: string) =>
  db
    .selectFrom('event_guests')
    .select(sql`1`.as('one'))
    .where('event_guests.event_id', '=', sql.ref<number>(column))
    .where('event_guests.user_id', '=', userId)
    .where('event_guests.has_seat', '=', true)
