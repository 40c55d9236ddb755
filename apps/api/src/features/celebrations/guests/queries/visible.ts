import { type RawBuilder, sql } from 'kysely'
import { visibleInCrowd } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/**
 * The one rule of which guests somebody may see on a list: external guests, and visible people. For queries of
 * `event_guests AS guest` left joined to `users`.
 */
export const visibleGuests = (viewerId: number) =>
  sql<boolean>`(guest.user_id IS NULL OR ${visibleInCrowd(viewerId, 'users')})`

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
    .where('event_guests.has_place', '=', true)
