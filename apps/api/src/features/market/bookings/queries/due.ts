import { completedAfterDays } from '@celebrio/contract/market/booking-states'
import type { Language } from '@celebrio/contract/platform/languages'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

const columns = [
  'id',
  'provider_id',
  'celebrant_id',
  'status',
  'starts_at',
  'ends_at',
  'has_end',
  'expires_at',
  'total',
  'event_address',
  'city_id',
  'state_id',
  'country_id',
  'local_start',
  'timezone',
  sql<string>`local_start::date::text`.as('first_day'),
  sql<string>`last_day::text`.as('last_day'),
] as const

/** Bookings whose answer is overdue, locked; those that somebody is answering in this moment are left to them. */
export const lockOverdue = (tx: Tx, now: Date, max: number) =>
  tx
    .selectFrom('bookings')
    .select(columns)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(max)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()

/** Bookings that nobody has completed long after the event, locked. */
export const lockLongOver = (tx: Tx, now: Date, max: number) =>
  tx
    .selectFrom('bookings')
    .select(columns)
    .where('status', 'in', ['accepted', 'serving'])
    .where('ends_at', '<=', sql<Date>`${now}::timestamptz - make_interval(days => ${sql.lit(completedAfterDays)})`)
    .orderBy('ends_at')
    .limit(max)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()

/** Bookings of an event, locked. */
export const lockBookingsOf = (tx: Tx, eventId: number) =>
  tx.selectFrom('bookings').select(columns).where('event_id', '=', eventId).orderBy('id').forNoKeyUpdate().execute()

/** Some bookings of somebody's store that wait for an answer or are agreed on, after one, locked; with how their celebrants speak. */
export const lockOpenOf = (tx: Tx, userId: number, after: number, max: number) =>
  tx
    .selectFrom('bookings')
    .select(columns)
    .select(sql<Language>`(SELECT language FROM users WHERE users.id = bookings.celebrant_id)`.as('language'))
    .where(
      'provider_id',
      '=',
      sql<number>`(SELECT company.id FROM service_providers AS company WHERE user_id = ${userId})`,
    )
    .where('status', 'in', ['requested', 'changed', 'accepted'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .forNoKeyUpdate()
    .execute()
