import type { BookingSort } from '@celebrio/contract/market/booking-forms'
import { type BookingSide, type BookingState, bookingStates } from '@celebrio/contract/market/booking-states'
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
import { oneRow } from '#platform/db/per-row.ts'
import { madeBy, madeFor, madeWith } from './visible.ts'
import { hasWords } from './words.ts'

/** Bookings with some words: those few, or so many that they are found on a walk. */
export type Worded = { searchTerms: string; few: number[] | null }

export type Wanted = {
  /** Whose: made by the viewer, or with their store. */
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

const inStatesOf = (status: readonly BookingState[]) => sql<BookingState>`ANY(${status}::text[])`

/** Some bookings, each looked up by itself: the planner is not to walk all others for them. */
function eachOf(db: Db, viewerId: number, wanted: Wanted, few: readonly number[]) {
  const one = ofSide(db, viewerId, wanted)
    .where('bookings.id', '=', sql.ref<number>('known.id'))
    .$if(wanted.status.length > 0, query => query.where('bookings.status', '=', inStatesOf(wanted.status)))
  return db
    .selectFrom(sql<{ id: number }>`unnest(${few}::bigint[])`.as<'known'>(sql`known (id)`))
    .innerJoinLateral(oneRow(one).as('bookings'), join => join.onTrue())
}

/** The ids of bookings on one side of the viewer's, in their order. */
export function listBookings(db: Db, viewerId: number, list: List): Promise<{ id: number; position: string }[]> {
  const position = cursorTimestamp(times[list.sort]).as('position')
  const few = list.worded?.few
  if (few) {
    const some = eachOf(db, viewerId, list, few).select(['bookings.id', 'bookings.created_at', 'bookings.starts_at'])
    return inOrder(db.selectFrom(some.as('bookings')).select(['bookings.id', position]), list.sort, list).execute()
  }
  return statesOf(list).length > 0
    ? inOrder(inStates(db, viewerId, list).select(position), list.sort, list).execute()
    : inOrder(ofSide(db, viewerId, list).select(position), list.sort, list).execute()
}

/** What has come to nothing counts as far older than all that runs. */
const runningFirst = sql`CASE WHEN bookings.status IN ('declined', 'expired', 'cancelled')
  THEN bookings.created_at - interval '1000 years' ELSE bookings.created_at END`

/** The ids of bookings for an event that the viewer plans: those that run, then those that have come to nothing, the newest first. */
export const listBookingsFor = (db: Db, viewerId: number, eventId: number, paging: Paging) =>
  newestFirst(madeFor(db, viewerId, eventId).select('bookings.id'), runningFirst, id, paging)
    .select(cursorTimestamp(runningFirst).as('position'))
    .execute()

/** How many of a few there are. */
async function countFew(db: Db, viewerId: number, wanted: Wanted, few: readonly number[]): Promise<number> {
  const { count } = await eachOf(db, viewerId, wanted, few)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many there are, counted up to a number; with words that many have, how many of so many newest ones have them. */
export async function countBookings(db: Db, viewerId: number, wanted: Wanted, max: number): Promise<number> {
  const { worded, ...rest } = wanted
  if (worded?.few) return countFew(db, viewerId, wanted, worded.few)
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
    .select('bookings.expires_at')
    .where('bookings.status', '=', sql.ref<BookingState>('state.name'))
    .limit(max)
  return db
    .selectFrom(sql<{ name: BookingState }>`unnest(${bookingStates}::text[])`.as<'state'>(sql`state (name)`))
    .leftJoinLateral(some.as('bookings'), join => join.onTrue())
    .select(({ fn }) => ['state.name', fn.count<number>('bookings.id').as('count')])
    .select(({ fn }) => fn.min('bookings.expires_at').as('first_deadline'))
    .groupBy('state.name')
    .execute()
}
