import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { isAskedAgain } from './moves.ts'
import { madeFor } from './visible.ts'

const isAgreed = sql`bookings.status IN ('accepted', 'serving', 'completed')`
const isWaiting = sql`bookings.status IN ('requested', 'changed')`

const isOff = sql`bookings.status IN ('declined', 'expired', 'cancelled')`

const counted = (which: RawBuilder<unknown>) => sql<number>`count(*) FILTER (WHERE ${which})`

/** How the bookings for an event that the viewer plans stand, and what they come to, by currency; in minor units. */
export const sumBookingsFor = (db: Db, viewerId: number, eventId: number) =>
  madeFor(db, viewerId, eventId)
    .select([
      'bookings.currency',
      counted(sql`bookings.status = 'changed'`).as('changed'),
      counted(isAskedAgain).as('again'),
      counted(sql`bookings.status = 'requested' AND NOT ${isAskedAgain}`).as('requested'),
      counted(isAgreed).as('agreed_count'),
      counted(isOff).as('off'),
      sql<number>`coalesce(sum(bookings.total) FILTER (WHERE ${isWaiting}), 0)::bigint`.as('waiting'),
      sql<number>`coalesce(sum(bookings.total) FILTER (WHERE ${isAgreed}), 0)::bigint`.as('agreed'),
      sql<number>`sum(bookings.paid)::bigint`.as('paid'),
      sql<number>`sum(CASE WHEN ${isAgreed} THEN greatest(bookings.total, bookings.paid) ELSE bookings.paid END)::bigint`.as(
        'committed',
      ),
    ])
    .groupBy('bookings.currency')
    .orderBy('bookings.currency')
    .execute()
