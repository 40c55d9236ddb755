import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { afterOldest, cursorTimestamp, type Paging, readCursor, rowsBefore, rowsOfPage } from '#platform/db/keyset.ts'
import { isOfCategory } from './categories.ts'
import { all, isAhead, isOnWithin, longest, matchesTerms, matchesTermsInRow, perRow, type Wanted } from './filters.ts'
import type { EventList, Listed } from './rows.ts'
import { firstVisible } from './visible.ts'

const time = sql.ref('events.starts_at')
const id = sql.ref('events.id')

type Places = { country_id?: number | undefined; state_id?: number | undefined; city_id?: number | undefined }

export type OpenSearch = Paging &
  Wanted &
  Places & { category_id?: number | undefined; now: Date; few?: readonly number[] | null | undefined }

/** The smallest named place finds the events; the larger ones are only checked. */
function liesIn({ country_id, state_id, city_id }: Places): RawBuilder<boolean>[] {
  const named = Object.entries({ city_id, state_id, country_id }).filter(([, value]) => value !== undefined)
  return named.map(([column, value], index) => {
    const fits = sql<boolean>`${sql.ref(`events.${column}`)} = ${value}::bigint`
    return index === 0 ? fits : perRow(fits)
  })
}

/** The conditions of a search without its terms, which indexes by place and time serve. */
const fits = (search: OpenSearch): RawBuilder<boolean> =>
  all([
    isAhead(search.now),
    ...liesIn(search),
    ...(search.event_date === undefined ? [] : [isOnWithin(search.event_date)]),
    ...(search.category_id === undefined ? [] : [isOfCategory(search.category_id)]),
  ])

const isBehind = ({ cursor }: Paging): RawBuilder<boolean> =>
  cursor ? afterOldest(time, id, readCursor(cursor)) : all([])

const isListingBehind = ({ cursor }: Paging): RawBuilder<boolean> =>
  cursor ? afterOldest(sql.ref('listing.starts_at'), sql.ref('listing.event_id'), readCursor(cursor)) : all([])

const inOrder = sql`ORDER BY starts_at, id`
const itself = sql`SELECT events.id, events.starts_at FROM events`

const wanted = (search: OpenSearch) =>
  all([
    fits(search),
    isBehind(search),
    ...(search.searchTerms === undefined ? [] : [matchesTermsInRow(search.searchTerms)]),
  ])

/** Why an event is in somebody's own lists, as `event_listings` has it. */
type Reason = 'circle' | 'invited' | 'marked'

const listed = (viewerId: number, reason: Reason, event: string) => sql`EXISTS (
  SELECT FROM event_listings WHERE user_id = ${viewerId} AND reason = ${sql.lit(reason)} AND event_id = ${sql.ref(event)}
  OFFSET 0)`

/**
 * The events that somebody's lists hold for a reason: the listings are walked in their order, and each event is looked up.
 * What bounds the walk of the listings is what bounds that of the events.
 */
const listings = (viewerId: number, reason: Reason, search: OpenSearch, more = sql`true`) => sql`
  SELECT listing.event_id AS id, listing.starts_at FROM event_listings AS listing
  CROSS JOIN LATERAL (SELECT FROM events WHERE events.id = listing.event_id AND ${wanted(search)} OFFSET 0) event
  WHERE listing.user_id = ${viewerId} AND listing.reason = ${sql.lit(reason)}
    AND listing.starts_at > ${search.now}::timestamptz - ${longest}
    AND ${isListingBehind(search)} AND ${more}`

/** How many public events are considered: one of few numbers, because each makes a separate prepared statement. */
function reachOf(search: Paging): number {
  const needed = rowsBefore(search) + rowsOfPage(search.per_page)
  const first = rowsOfPage(search.per_page)
  return first * 2 ** Math.ceil(Math.log2(needed / first))
}

/** As many upcoming events are scanned for the terms before the text index is used. */
const max = 2000

/**
 * Public events that match the search terms and that the viewer may see, as many as may be needed. Common terms are
 * found among the next events, which are walked only until there are enough. The text index, whose cost grows with the
 * number of matches, is used for rare terms only, for the events after those.
 */
function eventsMatchingTerms(
  db: Db,
  viewerId: number,
  search: OpenSearch,
  searchTerms: string | null,
): RawBuilder<unknown> {
  const open = sql`events.is_public AND ${fits(search)} AND ${isBehind(search)}`
  const next = sql`SELECT events.id, events.starts_at, events.words FROM events
    WHERE ${open} ${inOrder} LIMIT ${sql.lit(max)}`
  const last = sql`SELECT starts_at, id FROM (${next}) next OFFSET ${sql.lit(max - 1)}`
  const events = sql`(SELECT id, starts_at FROM (${next}) events WHERE ${matchesTermsInRow(searchTerms)}) UNION ALL (
    ${itself} WHERE ${open} AND ${matchesTerms(searchTerms)} AND (events.starts_at, events.id) > (${last}) ${inOrder})`
  return firstVisible(db, viewerId, { columns: ['id', 'starts_at'], events, rows: reachOf(search) })
}

/** Public events of a category: they are walked in their order, and each is looked up, like `listings`. */
const ofCategory = ({ category_id, ...search }: OpenSearch) => sql`
  SELECT listing.event_id AS id, listing.starts_at FROM event_categories AS listing
  CROSS JOIN LATERAL (SELECT FROM events WHERE events.id = listing.event_id AND ${wanted(search)} OFFSET 0) event
  WHERE listing.category_id = ${category_id}::bigint AND listing.is_public
    AND listing.starts_at > ${search.now}::timestamptz - ${longest} AND ${isListingBehind(search)}`

function openEvents(db: Db, viewerId: number, search: OpenSearch): RawBuilder<unknown> {
  if (search.category_id !== undefined) return ofCategory(search)
  return search.searchTerms === undefined
    ? sql`${itself} WHERE events.is_public AND ${wanted(search)}`
    : eventsMatchingTerms(db, viewerId, search, search.searchTerms)
}

/** Merges the events of several queries that have none in common and are each in order. */
const merge = (search: OpenSearch, sides: RawBuilder<unknown>[]): EventList => ({
  candidates: sql<Listed>`SELECT id, starts_at, ${cursorTimestamp(sql`starts_at`)} AS position FROM (${sql.join(
    sides.map(side => sql`(SELECT id, starts_at FROM (${side}) one ${inOrder})`),
    sql` UNION ALL `,
  )}) side`,
  order: sql`listed.starts_at, listed.id`,
  rows: rowsOfPage(search.per_page),
  before: rowsBefore(search),
})

/** Of the events that have the terms, where these are few, those that are wanted. */
const amongFew = (search: OpenSearch, ids: readonly number[], more = sql`true`) => sql`
  SELECT event.id, event.starts_at FROM unnest(${ids}::bigint[]) AS one (id)
  CROSS JOIN LATERAL (
    SELECT events.id, events.starts_at FROM events WHERE events.id = one.id AND ${wanted(search)} OFFSET 0) event
  WHERE ${more}`

/** A page of the upcoming events that are open to the viewer, the next one first, and at least one row more. */
export function listOpen(db: Db, viewerId: number, search: OpenSearch): EventList {
  if (search.few) return merge(search, [amongFew(search, search.few, isOpen(viewerId))])
  const open = openEvents(db, viewerId, search)
  return merge(search, viewerId === 0 ? [open] : [open, listings(viewerId, 'circle', search)])
}

const isOpen = (viewerId: number) =>
  sql`(${listed(viewerId, 'circle', 'one.id')} OR EXISTS (SELECT FROM events WHERE id = one.id AND is_public OFFSET 0))`

/** The same with the viewer's own events and those that they are invited to, whatever their audience is. */
export function listSearched(db: Db, viewerId: number, search: OpenSearch & { searchTerms: string | null }): EventList {
  if (search.few) return merge(search, [amongFew(search, search.few)])
  const isElsewhere = sql`NOT ${listed(viewerId, 'circle', 'listing.event_id')}
    AND NOT EXISTS (SELECT FROM events WHERE events.id = listing.event_id AND is_public OFFSET 0)`
  return merge(search, [
    openEvents(db, viewerId, search),
    listings(viewerId, 'circle', search),
    listings(viewerId, 'invited', search, isElsewhere),
    sql`${itself} WHERE events.user_id = ${viewerId} AND NOT events.is_public AND ${wanted(search)}`,
  ])
}

export type PersonalSearch = OpenSearch & { invited?: boolean | undefined; marked?: boolean | undefined }

/** The same for events that the viewer is invited to or has marked, whatever their audience is. */
export function listPersonal(viewerId: number, search: PersonalSearch): EventList {
  const { invited, marked, few } = search
  const both = invited && marked
  if (few) {
    const reasons = [...(invited ? ['invited' as const] : []), ...(marked ? ['marked' as const] : [])]
    const isListed = sql.join(
      reasons.map(reason => listed(viewerId, reason, 'one.id')),
      sql` AND `,
    )
    return merge(search, [amongFew(search, few, isListed)])
  }
  const more = both ? listed(viewerId, 'invited', 'listing.event_id') : undefined
  return merge(search, [listings(viewerId, marked ? 'marked' : 'invited', search, more)])
}
