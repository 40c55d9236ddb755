import { sql } from 'kysely'
import { worksAt } from '#features/celebrations/events'
import { unblockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { leastBooker } from '../policies.ts'

/** How somebody looks at a booking: from one of its sides, or as one who plans the event as well. */
export const viewpointOf = (viewerId: number) =>
  sql<'celebrant' | 'provider' | 'planner'>`CASE WHEN bookings.celebrant_id = ${viewerId} THEN 'celebrant'
    WHEN company.user_id = ${viewerId} THEN 'provider' ELSE 'planner' END`

/** On which side of a booking somebody is, of those that are theirs. */
export const sideOf = (viewerId: number) =>
  sql<'celebrant' | 'provider'>`CASE WHEN bookings.celebrant_id = ${viewerId} THEN 'celebrant' ELSE 'provider' END`

/**
 * Bookings with their two sides. A booking is there for the two, whatever one thinks of the other since, and to be read by
 * who plans its event: whoever lists them narrows them down to one of these.
 */
// Both are looked up for each booking: plain joins let the planner read everybody for a few.
const bothSides = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoinLateral(
      db
        .selectFrom('service_providers')
        .select(['service_providers.id', 'service_providers.user_id', 'company_name', 'logo'])
        .where('service_providers.id', '=', sql.ref<number>('bookings.provider_id'))
        .limit(sql.lit(1))
        .as('company'),
      join => join.onTrue(),
    )
    .innerJoinLateral(
      db
        .selectFrom('users')
        .select(['users.id', 'users.name', 'users.profile_picture', 'users.status'])
        .where('users.id', '=', sql.ref<number>('bookings.celebrant_id'))
        .limit(sql.lit(1))
        .as('celebrant'),
      join => join.onTrue(),
    )

/** Those that somebody has made. */
export const madeBy = (db: Db, userId: number) => bothSides(db).where('bookings.celebrant_id', '=', userId)

const storeOf = (db: Db, userId: number) =>
  db.selectFrom('service_providers as own').select('own.id').where('own.user_id', '=', userId)

/** Those of somebody's store. */
export const madeWith = (db: Db, userId: number) =>
  bothSides(db).where('bookings.provider_id', '=', storeOf(db, userId))

/** The same without their sides, to be counted and added up. */
export const bookingsOfStore = (db: Db, userId: number) =>
  db.selectFrom('bookings').where('bookings.provider_id', '=', storeOf(db, userId))

const isPlanned = (db: Db, viewerId: number) =>
  sql<boolean>`(EXISTS (${worksAt(db, viewerId, sql.ref<number>('bookings.event_id'), leastBooker)})
    AND ${unblockedPeople(db, viewerId, 'celebrant')})`

/** Those for an event that somebody plans, whoever has made them; not of people with a block between them. */
export const madeFor = (db: Db, viewerId: number, eventId: number) =>
  bothSides(db)
    .where('bookings.event_id', '=', eventId)
    .where(eb => eb.or([eb('bookings.celebrant_id', '=', viewerId), isPlanned(db, viewerId)]))

/** The one rule of which bookings somebody may read: their own, and those for events that they plan. */
export const readableBookings = (db: Db, viewerId: number) =>
  bothSides(db).where(eb =>
    eb.or([eb('bookings.celebrant_id', '=', viewerId), eb('company.user_id', '=', viewerId), isPlanned(db, viewerId)]),
  )

/** The one rule of whose bookings somebody has a part in: those that they have made, and those of their store. */
export const visibleBookings = (db: Db, viewerId: number) =>
  bothSides(db).where(eb => eb.or([eb('bookings.celebrant_id', '=', viewerId), eb('company.user_id', '=', viewerId)]))
