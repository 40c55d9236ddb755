import { answerDays } from '@celebrio/contract/market/booking-states'
import { sql } from 'kysely'
import { bookingsOfStore } from '#features/market/bookings'
import type { Db } from '#platform/db/database.ts'

/** Requests to somebody's store by day, since a moment. */
export const findRequests = (db: Db, ownerId: number, since: Date) =>
  bookingsOfStore(db, ownerId)
    .select(({ fn }) => [
      sql<string>`to_char(bookings.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`.as('date'),
      fn.countAll<number>().as('requests'),
    ])
    .where('bookings.created_at', '>=', since)
    .groupBy('date')
    .execute()

/** What the provider has answered to each request since a moment: the first answer has its time, and a later no takes back a yes. */
const answersOf = (db: Db, ownerId: number, since: Date) =>
  bookingsOfStore(db, ownerId)
    .innerJoin('booking_steps as step', 'step.booking_id', 'bookings.id')
    .select([
      sql<number>`extract(epoch FROM min(step.at) - bookings.created_at)`.as('seconds'),
      sql<boolean>`bool_and(step.action <> 'decline')`.as('is_yes'),
    ])
    .where('bookings.created_at', '>=', since)
    .where('step.side', '=', 'provider')
    .where('step.action', 'in', ['accept', 'propose', 'decline'])
    .groupBy('bookings.id')

export const sumUpAnswers = (db: Db, ownerId: number, since: Date) =>
  db
    .selectFrom(answersOf(db, ownerId, since).as('answer'))
    .select(({ fn }) => [
      fn.countAll<number>().as('answered'),
      fn.countAll<number>().filterWhere('is_yes', '=', true).as('accepted'),
      sql<number | null>`round(percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) / 60)::bigint`.as('minutes'),
    ])
    .executeTakeFirstOrThrow()

/** A request is agreed on within two answers, the provider's and the celebrant's. */
const mostDays = sql.lit(2 * answerDays)

/** What stands of what was agreed on with somebody's store, since a moment; by day, currency and service. */
export const findIncome = (db: Db, ownerId: number, since: Date) =>
  bookingsOfStore(db, ownerId)
    .innerJoin('booking_steps as step', 'step.booking_id', 'bookings.id')
    .innerJoin('booking_items as item', 'item.booking_id', 'bookings.id')
    .select([
      sql<string>`to_char(step.at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`.as('date'),
      'bookings.currency',
      'item.service_id',
      sql<string>`(array_agg(item.service_name ORDER BY item.id DESC))[1]`.as('service_name'),
      sql<number>`sum(item.total)::bigint`.as('total'),
    ])
    .where('bookings.created_at', '>=', sql<Date>`${since}::timestamptz - make_interval(days => ${mostDays})`)
    .where('bookings.status', 'in', ['accepted', 'serving', 'completed'])
    .where('step.status', '=', 'accepted')
    .where('step.at', '>=', since)
    .groupBy(['date', 'bookings.currency', 'item.service_id'])
    .having(sql<number>`sum(item.total)`, '>', 0)
    .orderBy('date')
    .execute()

export type IncomeRow = Awaited<ReturnType<typeof findIncome>>[number]
