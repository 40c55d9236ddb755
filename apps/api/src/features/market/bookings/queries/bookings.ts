import type { BookingState } from '@celebrio/contract/market/booking-states'
import { type Insertable, sql } from 'kysely'
import { uploadOf } from '#features/base/uploads'
import { fullestDay, type SameDay } from '#features/market/availability'
import { compiledQuery } from '#platform/db/compiled-query.ts'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { readableBookings, sideOf, viewpointOf, visibleBookings } from './visible.ts'

const columns = [
  'bookings.id',
  'bookings.celebrant_id',
  'bookings.provider_id',
  'bookings.event_id',
  'bookings.event_title',
  'bookings.event_address',
  'bookings.country_id',
  'bookings.state_id',
  'bookings.city_id',
  'bookings.local_start',
  'bookings.timezone',
  'bookings.starts_at',
  'bookings.ends_at',
  'bookings.has_end',
  'bookings.guests',
  'bookings.message',
  'bookings.status',
  'bookings.expires_at',
  'bookings.currency',
  'bookings.asked_total',
  'bookings.sub_total',
  'bookings.discount',
  'bookings.tax',
  'bookings.total',
  'bookings.paid',
  'bookings.created_at',
  'company.user_id',
  'company.company_name',
  'company.logo',
  'celebrant.name',
  'celebrant.profile_picture',
] as const

const exists = sql<boolean>`EXISTS (SELECT FROM events WHERE events.id = bookings.event_id)`.as('event_exists')

const isAway = sql<boolean>`NOT EXISTS (SELECT FROM users AS owner
  WHERE owner.id = company.user_id AND owner.status = 'active')`.as('is_away')

const days = [
  sql<string>`bookings.local_start::date::text`.as('first_day'),
  sql<string>`bookings.last_day::text`.as('last_day'),
]

const theseDays = { from: sql`bookings.local_start::date`, to: sql`bookings.last_day` }

/** What the days already hold; asked for as long as the provider has not agreed. */
const sameDay = sql<SameDay | null>`CASE WHEN bookings.status = 'requested' THEN ${fullestDay({
  provider: 'bookings.provider_id',
  booking: 'bookings.id',
  ...theseDays,
})} END`.as('same_day')

/** What the event says now, of a booking that has not come to nothing. */
const withSides = (list: ReturnType<typeof visibleBookings>) =>
  list
    .leftJoin('events as event', join =>
      join
        .onRef('event.id', '=', 'bookings.event_id')
        .on('bookings.status', 'not in', ['declined', 'expired', 'cancelled']),
    )
    .select(columns)
    .select(['event.about', 'event.dress_code', 'event.special_guest', uploadOf('event.cover_id').as('cover')])
    .select([exists, isAway, sameDay, ...days])

const bookingsOf = compiledQuery((db, { viewerId, ids }: { viewerId: number; ids: readonly number[] }) =>
  withSides(readableBookings(db, viewerId))
    .select(viewpointOf(viewerId).as('side'))
    .where('bookings.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], bookings.id)`)
    .compile(),
)

/** Some bookings that the viewer may read, in this order. */
export const findBookings = (db: Db, viewerId: number, ids: readonly number[]) => bookingsOf(db, { viewerId, ids })

export type BookingRow = Awaited<ReturnType<typeof findBookings>>[number]
/** One that the viewer has a part in. */
export type OwnBooking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>

/** A booking that the viewer has a part in, locked until the transaction ends. */
export const lockBooking = (tx: Tx, viewerId: number, id: number) =>
  withSides(visibleBookings(tx, viewerId))
    .select(sideOf(viewerId).as('side'))
    .where('bookings.id', '=', id)
    .forNoKeyUpdate('bookings')
    .executeTakeFirst()

export const insertBooking = async (tx: Tx, booking: Insertable<Tables['bookings']>): Promise<number> =>
  (await tx.insertInto('bookings').values(booking).returning('id').executeTakeFirstOrThrow()).id

/** What a booking has of its event. */
export type BookedEvent = {
  event_address: string | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  local_start: string
  timezone: string
  starts_at: Date
  ends_at: Date
  has_end: boolean
  last_day: string
}

type Change = Partial<BookedEvent> & {
  status: BookingState
  expires_at: Date | null
  changed_at: Date
  sub_total?: number
  discount?: number
  total?: number
  asked_total?: number
}

export const updatePaid = (tx: Tx, id: number, paid: number) =>
  tx.updateTable('bookings').set({ paid }).where('id', '=', id).execute()

export const updateBooking = (tx: Tx, id: number, change: Change) =>
  tx.updateTable('bookings').set(change).where('id', '=', id).execute()
