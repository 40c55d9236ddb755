import { sideOf, visibleBookings } from '#features/market/bookings'
import type { Db } from '#platform/db/database.ts'

/**
 * A booking of the viewer's, as reviews know it; in a transaction it is locked until the end, so that of two reviews of it one
 * waits for the other. A completed one changes no more: that was when it was completed.
 */
export const findBooking = (db: Db, viewerId: number, id: number) =>
  visibleBookings(db, viewerId)
    .select(['bookings.id', 'bookings.status', 'bookings.changed_at', 'bookings.celebrant_id', 'bookings.provider_id'])
    .select(['company.user_id as owner_id', sideOf(viewerId).as('side')])
    .where('bookings.id', '=', id)
    .$if(db.isTransaction, query => query.forNoKeyUpdate('bookings'))
    .executeTakeFirst()

export type ReviewedBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>
