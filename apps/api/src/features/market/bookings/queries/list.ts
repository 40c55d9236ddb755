import type { BookingSide, BookingState } from '@celebrio/contract/market/booking-states'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging, rowsBefore } from '#platform/db/keyset.ts'
import { madeBy, madeWith } from './visible.ts'

type List = Paging & {
  side: Exclude<BookingSide, 'clock'>
  /** Of several states one has to fit; any does if there are none. */
  status: BookingState[]
  event_id?: number | undefined
  day?: string | undefined
}

/** A booking has at most so many days, so that one that goes on has begun no earlier. */
const mostDays = sql.lit(31)

/** Those of a day are few, and found before the others are left out. */
const isOn = (day: string) => sql<boolean>`bookings.local_start < ${day}::date + 1
  AND bookings.local_start >= ${day}::date - ${mostDays} AND bookings.last_day >= ${day}::date`

const ofSide = (db: Db, viewerId: number, { side, event_id, day }: List) =>
  (side === 'provider' ? madeWith(db, viewerId) : madeBy(db, viewerId))
    .select(['bookings.id', 'bookings.created_at'])
    .$if(event_id !== undefined, query => query.where('bookings.event_id', '=', event_id ?? 0))
    .$if(day !== undefined, query => query.where(isOn(day ?? '')))

const at = sql`bookings.created_at`
const id = sql`bookings.id`

/** A page of each state by itself: of all together one would read past all those in other states. */
function inStates(db: Db, viewerId: number, list: List) {
  const { status, cursor, per_page } = list
  const ofState = ofSide(db, viewerId, list).where('bookings.status', '=', sql.ref<BookingState>('state.name'))
  const page = newestFirst(ofState, at, id, { cursor, per_page: rowsBefore(list) + per_page })
  return db
    .selectFrom(sql<{ name: BookingState }>`unnest(${status}::text[])`.as<'state'>(sql`state (name)`))
    .innerJoinLateral(page.as('bookings'), join => join.onTrue())
    .select(['bookings.id', 'bookings.created_at'])
}

const position = cursorTimestamp(at).as('position')

/** The ids of bookings on one side of the viewer's, newest first. */
export const listBookings = (db: Db, viewerId: number, list: List): Promise<{ id: number; position: string }[]> =>
  list.status.length > 0
    ? newestFirst(inStates(db, viewerId, list).select(position), at, id, list).execute()
    : newestFirst(ofSide(db, viewerId, list).select(position), at, id, list).execute()
