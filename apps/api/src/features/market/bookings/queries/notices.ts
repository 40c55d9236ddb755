import { sql } from 'kysely'
import { type NoticeActors, type NoticeSubject, quotedLength } from '#features/base/notifications'
import type { Db } from '#platform/db/database.ts'
import { nobodysName } from '#platform/nobodys-name.ts'
import { visibleBookings } from './visible.ts'

/** A booking with its two sides and its last step. */
export const findTold = (db: Db, id: number) =>
  db
    .selectFrom('bookings')
    .innerJoin('service_providers as company', 'company.id', 'bookings.provider_id')
    .innerJoin('booking_steps as step', 'step.booking_id', 'bookings.id')
    .select(['bookings.status', 'bookings.event_id', 'bookings.celebrant_id', 'company.user_id as owner_id'])
    .select(['step.action', 'step.side', 'step.note'])
    .where('bookings.id', '=', id)
    .orderBy('step.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type ToldBooking = NonNullable<Awaited<ReturnType<typeof findTold>>>

/** Bookings, as notices are about them: by the event, with what was said. */
export const bookingSubject: NoticeSubject = {
  table: 'bookings',
  visible: (db, viewerId, id) =>
    visibleBookings(db, viewerId).select('bookings.id').where('bookings.id', '=', sql.ref<number>(id)),
  describe: (id, details) => sql`(
    SELECT jsonb_build_object('booking_id', booked.id, 'name', booked.title, 'description',
      left(concat_ws(': ', booked.title, ${details} ->> 'note'), ${sql.lit(quotedLength)}))
    FROM (SELECT id, nullif(event_title, ${nobodysName}) AS title FROM bookings) AS booked WHERE booked.id = ${sql.ref(id)})`,
}

/**
 * Who has booked, and the company that was booked, by the account of its owner. They know of each other whatever one thinks
 * of the other since, as bookings do.
 */
export const bookingCelebrants: NoticeActors = (db, _, id) =>
  db
    .selectFrom('users as actor')
    .select(['actor.id', 'actor.name', 'actor.profile_picture'])
    .where('actor.id', '=', sql.ref<number>(id))

export const bookedCompanies: NoticeActors = (db, _, id) =>
  db
    .selectFrom('service_providers as company')
    .select(['company.user_id as id', 'company.company_name as name', 'company.logo as profile_picture'])
    .where('company.user_id', '=', sql.ref<number>(id))
