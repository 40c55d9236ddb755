import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { visibleBookings } from './visible.ts'

/** The two sides of a booking, without who was erased: nobody comes back to it. */
export const membersOfBooking = (_db: Db, bookingId: number): RawBuilder<unknown> => sql`
  SELECT users.id AS user_id, 'member' AS role FROM bookings
  JOIN service_providers AS company ON company.id = bookings.provider_id
  JOIN users ON users.id IN (bookings.celebrant_id, company.user_id) AND NOT is_erased(users.status, users.left_at)
  WHERE bookings.id = ${bookingId}`

/** Of some bookings those that the viewer has a part in, with the other side. */
export const findBookingTopics = (db: Db, viewerId: number, ids: readonly number[]) =>
  visibleBookings(db, viewerId)
    .select(['bookings.id', 'bookings.event_title', 'company.company_name', 'company.logo'])
    .select(['celebrant.name as celebrant_name', 'celebrant.profile_picture as celebrant_picture'])
    .select(sql<boolean>`bookings.celebrant_id = ${viewerId}`.as('is_celebrant'))
    .where('bookings.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
