import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { afterOldest, cursorTimestamp, type Paging, readCursor, rowsBefore, rowsOfPage } from '#platform/db/keyset.ts'
import { all, isAhead, isOnWithin, matchesTerms, matchesTermsInRow, perRow, type Wanted } from './filters.ts'
import type { EventList, Listed } from './rows.ts'
import { firstSeen } from './visible.ts'

const time = sql.ref('events.starts_at')
const id = sql.ref('events.id')

type Places = { country_id?: number | undefined; state_id?: number | undefined; city_id?: number | undefined }

export type OpenSearch = Paging & Wanted & Places & { now: Date }

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
  ])

const isBehind = ({ cursor }: Paging): RawBuilder<boolean> =>
  cursor ? afterOldest(time, id, readCursor(cursor)) : all([])

/** How many rows of each side are considered: one of few numbers, because each makes a separate prepared statement. */
function reachOf(search: Paging): number {
  const needed = rowsBefore(search) + rowsOfPage(search.per_page)
  const first = rowsOfPage(search.per_page)
  return first * 2 ** Math.ceil(Math.log2(needed / first))
}

const inOrder = sql`ORDER BY starts_at, id`
const itself = sql`SELECT events.id, events.starts_at FROM events`

const wanted = (search: OpenSearch) =>
  all([
    fits(search),
    isBehind(search),
    ...(search.searchTerms === undefined ? [] : [matchesTermsInRow(search.searchTerms)]),
  ])

/** The next non-public events of each connection who has filed the viewer as somebody the event is open to. */
const circleEvents = (viewerId: number, search: OpenSearch) => sql`
  SELECT kept.id, kept.starts_at
  FROM friends AS theirs
  CROSS JOIN LATERAL (
    ${itself} WHERE events.user_id = theirs.user_id AND events.open_to && '{1,2,3}' AND NOT events.is_public
      AND theirs.friend_type = ANY (events.open_to) AND ${wanted(search)}
    ${inOrder} LIMIT ${sql.lit(reachOf(search))}) kept
  WHERE theirs.friend_id = ${viewerId}`

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
  return firstSeen(db, viewerId, { columns: ['id', 'starts_at'], events, rows: reachOf(search) })
}

const openEvents = (db: Db, viewerId: number, search: OpenSearch) =>
  search.searchTerms === undefined
    ? sql`${itself} WHERE events.is_public AND ${wanted(search)}`
    : eventsMatchingTerms(db, viewerId, search, search.searchTerms)

/** Merges the events of several queries that have none in common and are each in order. */
const merge = (search: OpenSearch, sides: RawBuilder<unknown>[]): EventList => ({
  candidates: sql<Listed>`SELECT id, starts_at, ${cursorTimestamp(sql`starts_at`)} AS place FROM (${sql.join(
    sides.map(side => sql`(SELECT id, starts_at FROM (${side}) one ${inOrder})`),
    sql` UNION ALL `,
  )}) side`,
  order: sql`listed.starts_at, listed.id`,
  rows: rowsOfPage(search.per_page),
  before: rowsBefore(search),
})

/** A page of the upcoming events that are open to the viewer, the next one first, and at least one row more. */
export function listOpen(db: Db, viewerId: number, search: OpenSearch): EventList {
  const open = openEvents(db, viewerId, search)
  return merge(search, viewerId === 0 ? [open] : [open, circleEvents(viewerId, search)])
}

const invitations = (viewerId: number) => sql`events.id IN (
  SELECT event_id FROM event_guests
  WHERE user_id = ${viewerId} AND status IN ('pending', 'accepted', 'waiting', 'requested'))`

/** The same with the viewer's own events and those that they are invited to, whatever their audience is. */
export function listSearched(db: Db, viewerId: number, search: OpenSearch & { searchTerms: string | null }): EventList {
  const concerned = [sql`events.user_id = ${viewerId}`, invitations(viewerId)].map(
    who => sql`${itself} WHERE ${who} AND NOT events.is_public AND ${wanted(search)}`,
  )
  const own = sql.join([circleEvents(viewerId, search), ...concerned], sql` UNION `)
  return merge(search, [openEvents(db, viewerId, search), own])
}

export type PersonalSearch = OpenSearch & { invited?: boolean | undefined; marked?: boolean | undefined }

const marks = (viewerId: number) => sql`events.id IN (SELECT event_id FROM event_marks WHERE user_id = ${viewerId})`

/** The same for events that the viewer is invited to or has marked, whatever their audience is. */
export function listPersonal(viewerId: number, search: PersonalSearch): EventList {
  const { invited, marked } = search
  const whose = all([...(invited ? [invitations(viewerId)] : []), ...(marked ? [marks(viewerId)] : [])])
  return merge(search, [sql`${itself} WHERE ${whose} AND ${wanted(search)}`])
}
