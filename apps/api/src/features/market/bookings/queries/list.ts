import { type BookingSide, type BookingState, bookingStates } from '@celebrio/contract/market/booking-states'
import type { BookingSort } from '@celebrio/contract/market/bookings'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import {
  afterOldest,
  cursorTimestamp,
  newestFirst,
  type Paging,
  readCursor,
  rowsBefore,
  rowsOfPage,
} from '#platform/db/keyset.ts'
import { madeBy, madeWith } from './visible.ts'
import { hasWords } from './words.ts'

/** Bookings with some words: those few, or so many that they are found on a walk. */
export type Worded = { searchTerms: string; few: number[] | null }

export type Wanted = {
  side: Exclude<BookingSide, 'clock'>
  /** Of several states one has to fit; any does if there are none. */
  status: readonly BookingState[]
  event_id?: number | undefined
  day?: string | undefined
  worded?: Worded | undefined
  /** Asked for since then. */
  since?: Date | undefined
}

export type List = Paging & Wanted & { sort: BookingSort }

/** A booking has at most so many days, so that one that goes on has begun no earlier. */
const mostDays = sql.lit(31)

/** Those of a day are few, and found before the others are left out. */
const isOn = (day: string) => sql<boolean>`bookings.local_start < ${day}::date + 1
  AND bookings.local_start >= ${day}::date - ${mostDays} AND bookings.last_day >= ${day}::date`

const times = { newest: sql`bookings.created_at`, soonest: sql`bookings.starts_at`, latest: sql`bookings.starts_at` }
const id = sql`bookings.id`

const ofSide = (db: Db, viewerId: number, { side, event_id, day, worded, since }: Wanted) =>
  (side === 'provider' ? madeWith(db, viewerId) : madeBy(db, viewerId))
    .select(['bookings.id', 'bookings.created_at', 'bookings.starts_at'])
    .$if(event_id !== undefined, query => query.where('bookings.event_id', '=', event_id ?? 0))
    .$if(day !== undefined, query => query.where(isOn(day ?? '')))
    .$if(since !== undefined, query => query.where('bookings.created_at', '>=', since ?? new Date(0)))
    .$if(worded?.few === null, query => query.where(hasWords(worded?.searchTerms ?? '')))
    .$if(Array.isArray(worded?.few), query =>
      query.where('bookings.id', '=', sql<number>`ANY(${worded?.few ?? []}::bigint[])`),
    )

/** One page in the order of the list, or what the page of each state may need for it. */
function inOrder<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  sort: BookingSort,
  paging: Paging,
) {
  const time = times[sort]
  if (sort !== 'soonest') return newestFirst(query, time, id, paging)
  const sorted = query.orderBy(time).orderBy(id).limit(rowsOfPage(paging.per_page)).offset(rowsBefore(paging))
  return paging.cursor ? sorted.where(afterOldest(time, id, readCursor(paging.cursor))) : sorted
}

const statesOf = ({ status, sort }: List) => (status.length > 0 || sort === 'newest' ? status : bookingStates)

/** A page of each state by itself: of all together one would read past all those in other states. */
function inStates(db: Db, viewerId: number, list: List) {
  const { cursor, per_page, sort } = list
  const ofState = ofSide(db, viewerId, list).where('bookings.status', '=', sql.ref<BookingState>('state.name'))
  const page = inOrder(ofState, sort, { cursor, per_page: rowsBefore(list) + per_page })
  return db
    .selectFrom(sql<{ name: BookingState }>`unnest(${statesOf(list)}::text[])`.as<'state'>(sql`state (name)`))
    .innerJoinLateral(page.as('bookings'), join => join.onTrue())
    .select(['bookings.id', 'bookings.created_at', 'bookings.starts_at'])
}

/** The ids of bookings on one side of the viewer's, in their order. */
export function listBookings(db: Db, viewerId: number, list: List): Promise<{ id: number; position: string }[]> {
  const position = cursorTimestamp(times[list.sort]).as('position')
  return statesOf(list).length > 0
    ? inOrder(inStates(db, viewerId, list).select(position), list.sort, list).execute()
    : inOrder(ofSide(db, viewerId, list).select(position), list.sort, list).execute()
}

const inStatesOf = (status: readonly BookingState[]) => sql<BookingState>`ANY(${status}::text[])`

/** How many of a few there are, each looked up by itself: the planner is not to walk all others for them. */
async function countFew(db: Db, viewerId: number, { status, ...wanted }: Wanted, few: number[]): Promise<number> {
  const one = ofSide(db, viewerId, { ...wanted, status })
    .where('bookings.id', '=', sql.ref<number>('known.id'))
    .where('bookings.status', '=', inStatesOf(status))
    .limit(sql.lit(1))
  const { count } = await db
    .selectFrom(sql<{ id: number }>`unnest(${few}::bigint[])`.as<'known'>(sql`known (id)`))
    .innerJoinLateral(one.as('bookings'), join => join.onTrue())
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many there are, counted up to a number; with words that many have, how many of so many newest ones have them. */
export async function countBookings(db: Db, viewerId: number, wanted: Wanted, max: number): Promise<number> {
  const { worded, ...rest } = wanted
  if (worded?.few) return countFew(db, viewerId, rest, worded.few)
  const some = ofSide(db, viewerId, rest)
    .select('bookings.words')
    .where('bookings.status', '=', inStatesOf(wanted.status))
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(max)
  const { count } = await db
    .selectFrom(some.as('bookings'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(worded !== undefined, query => query.where(hasWords(worded?.searchTerms ?? '')))
    .executeTakeFirstOrThrow()
  return count
}

/** How many there are in each state, counted up to a number each. */
export async function countInStates(db: Db, viewerId: number, side: Wanted['side'], max: number) {
  const some = ofSide(db, viewerId, { side, status: [] })
    .where('bookings.status', '=', sql.ref<BookingState>('state.name'))
    .limit(max)
  return db
    .selectFrom(sql<{ name: BookingState }>`unnest(${bookingStates}::text[])`.as<'state'>(sql`state (name)`))
    .leftJoinLateral(some.as('bookings'), join => join.onTrue())
    .select(({ fn }) => ['state.name', fn.count<number>('bookings.id').as('count')])
    .groupBy('state.name')
    .execute()
}
