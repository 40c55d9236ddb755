import { sql } from 'kysely'
import { bookingsOfStore } from '#features/market/bookings'
import type { Db } from '#platform/db/database.ts'
import { oneRow } from '#platform/db/per-row.ts'

/** Requests to somebody's store by day, since a moment. */
export const findRequests = (db: Db, ownerId: number, since: Date) =>
  db
    .selectFrom(
      bookingsOfStore(db, ownerId)
        .select(({ fn }) => [
          sql<string>`(bookings.created_at AT TIME ZONE 'UTC')::date`.as('day'),
          fn.countAll<number>().as('requests'),
        ])
        .where('bookings.created_at', '>=', since)
        .groupBy('day')
        .as('asked'),
    )
    .select([sql<string>`asked.day::text`.as('date'), 'requests'])
    .execute()

/** What the provider has answered to each request since a moment: the first answer has its time, and a later no takes back a yes. */
export const sumUpAnswers = (db: Db, ownerId: number, since: Date) =>
  bookingsOfStore(db, ownerId)
    .select(({ fn }) => [
      fn.countAll<number>().as('answered'),
      fn.countAll<number>().filterWhere('bookings.was_declined', '=', false).as('accepted'),
      // Counted as for everybody who looks at the store: the answer in the middle, in seconds, and minutes that have begun.
      sql<number | null>`ceil(round(percentile_disc(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM bookings.answered_at - bookings.created_at))) / 60)::bigint`.as('minutes'),
    ])
    .where('bookings.created_at', '>=', since)
    .where('bookings.answered_at', 'is not', null)
    .executeTakeFirstOrThrow()

/** What stands of what was agreed on with somebody's store, since a moment; by day, currency and service, with the last booking. */
export const findIncome = (db: Db, ownerId: number, since: Date) =>
  db
    .selectFrom('store_income')
    .select(({ fn }) => [
      sql<string>`day::text`.as('date'),
      'currency',
      'service_id',
      sql<number>`sum(total)::bigint`.as('total'),
      fn.max<number>('booking_id').as('last_booking'),
    ])
    .where('provider_id', '=', sql<number>`(SELECT id FROM service_providers WHERE user_id = ${ownerId})`)
    .where('day', '>=', sql<string>`(${since}::timestamptz AT TIME ZONE 'UTC')::date`)
    .groupBy(['day', 'currency', 'service_id'])
    .orderBy('day')
    .execute()

export type IncomeRow = Awaited<ReturnType<typeof findIncome>>[number]

type Booked = Pick<IncomeRow, 'service_id' | 'last_booking'>

/** What services were called when they were booked, the last time that is given of each. */
export async function findServiceNames(db: Db, booked: readonly Booked[]): Promise<Map<number, string>> {
  const last = [...new Map(booked.map(row => [row.service_id, row.last_booking]))]
  const asked = sql<{ service_id: number; booking_id: number }>`
    unnest(${last.map(([id]) => id)}::bigint[], ${last.map(([, id]) => id)}::bigint[])`
  const item = oneRow(
    db
      .selectFrom('booking_items')
      .select('service_name')
      .where('booking_items.booking_id', '=', sql.ref<number>('asked.booking_id'))
      .where('booking_items.service_id', '=', sql.ref<number>('asked.service_id'))
      .orderBy('id', 'desc'),
  )
  const rows = await db
    .selectFrom(asked.as<'asked'>(sql`asked(service_id, booking_id)`))
    .innerJoinLateral(item.as('item'), join => join.onTrue())
    .select(['asked.service_id', 'item.service_name'])
    .execute()
  return new Map(rows.map(row => [row.service_id, row.service_name]))
}
