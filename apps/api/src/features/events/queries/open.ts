import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { afterOldest, type Paging, placeText, readCursor, rowsBefore, rowsOfPage } from '#platform/db/keyset.ts'
import type { EventList, Listed } from './rows.ts'
import { firstSeen } from './visible.ts'
import { all, hasWords, hasWordsHere, isAhead, isOnWithin, perRow, type Wanted } from './wanted.ts'

const time = sql.ref('events.starts_at')
const id = sql.ref('events.id')

type Places = { country_id?: number | undefined; state_id?: number | undefined; city_id?: number | undefined }

export type OpenSearch = Paging & Wanted & Places & { now: Date }

/** The smallest place that is named finds the events; the places around it are only checked. */
function liesIn({ country_id, state_id, city_id }: Places): RawBuilder<boolean>[] {
  const named = Object.entries({ city_id, state_id, country_id }).filter(([, value]) => value !== undefined)
  return named.map(([column, value], index) => {
    const fits = sql<boolean>`${sql.ref(`events.${column}`)} = ${value}::bigint`
    return index === 0 ? fits : perRow(fits)
  })
}

/** What the search asks for, without its words: what indexes by place and time answer. */
const fits = (search: OpenSearch): RawBuilder<boolean> =>
  all([
    isAhead(search.now),
    ...liesIn(search),
    ...(search.event_date === undefined ? [] : [isOnWithin(search.event_date)]),
  ])

const isBehind = ({ cursor }: Paging): RawBuilder<boolean> =>
  cursor ? afterOldest(time, id, readCursor(cursor)) : all([])

/** How many rows each side brings for a page: one of few numbers, because each makes a statement of its own. */
function reachOf(search: Paging): number {
  const needed = rowsBefore(search) + rowsOfPage(search.per_page)
  const first = rowsOfPage(search.per_page)
  return first * 2 ** Math.ceil(Math.log2(needed / first))
}

/** Which events are looked at, in their order, of which so many are needed. */
type Look = { search: OpenSearch; condition: RawBuilder<boolean>; rows: number }

const inOrder = sql`ORDER BY starts_at, id`

const openEvents = ({ search, condition }: Look) => sql`
  SELECT events.id, events.starts_at FROM events
  WHERE events.is_public AND ${fits(search)} AND ${isBehind(search)} AND ${condition}`

/** The next events of each connection for whom the viewer is filed right. */
const circleEvents = (viewerId: number, { search, condition, rows }: Look) => sql`
  SELECT kept.id, kept.starts_at
  FROM friends AS theirs
  CROSS JOIN LATERAL (
    SELECT events.id, events.starts_at FROM events
    WHERE events.user_id = theirs.user_id AND events.open_to && '{1,2,3}' AND NOT events.is_public
      AND theirs.friend_type = ANY (events.open_to) AND ${fits(search)} AND ${isBehind(search)} AND ${condition}
    ${inOrder} LIMIT ${sql.lit(rows)}) kept
  WHERE theirs.friend_id = ${viewerId}`

const seen = (db: Db, viewerId: number, events: RawBuilder<unknown>, rows: number, when?: RawBuilder<boolean>) =>
  firstSeen(db, viewerId, { columns: ['id', 'starts_at'], events: sql`${events} ${inOrder}`, rows, when })

/** So many of the next events are looked through for words before the index of words is asked. */
const most = sql.lit(2000)

/** The next ones of these, in their order: they are walked only until there are enough with the words. */
const nextWith = (keyword: string, search: OpenSearch) => sql`
  SELECT events.id, events.starts_at FROM (
    SELECT events.id, events.starts_at, events.words FROM events
    WHERE events.is_public AND ${fits(search)} AND ${isBehind(search)} ${inOrder} LIMIT ${most}) events
  WHERE ${hasWordsHere(keyword)}`

/**
 * Public events with some words. Words that many events have fill the page from the next ones; the index of words, whose
 * cost grows with the number of events that have them, is asked for rare ones only.
 */
function worded(db: Db, viewerId: number, { search, rows }: Look, keyword: string): RawBuilder<unknown> {
  const found = openEvents({ search, rows, condition: hasWords(keyword) })
  const enough = sql`(SELECT count(*) FROM near) >= ${sql.lit(rows)}`
  return sql`(WITH near AS MATERIALIZED ${seen(db, viewerId, nextWith(keyword, search), rows)}
    SELECT id, starts_at FROM near WHERE ${enough}
    UNION ALL ${seen(db, viewerId, found, rows, sql<boolean>`NOT (${enough})`)})`
}

/** What several sides have found, each as far as the page may need it, in one order, each event once. */
function merge(search: OpenSearch, sides: RawBuilder<unknown>[]): EventList {
  const before = rowsBefore(search)
  return sql<Listed>`(
    SELECT id, ${placeText(sql`starts_at`)} AS place FROM (${sql.join(sides, sql` UNION `)}) listed ${inOrder}
    LIMIT ${sql.lit(rowsOfPage(search.per_page))} OFFSET ${before === 0 ? sql.lit(0) : before})`
}

/** Query of a page of the events to come that are open to the viewer, the next one first, and at least one more. */
export function listOpen(db: Db, viewerId: number, search: OpenSearch): EventList {
  const { keyword } = search
  const rows = reachOf(search)
  const look = { search, condition: keyword ? hasWordsHere(keyword) : all([]), rows }
  const open = keyword ? worded(db, viewerId, look, keyword) : seen(db, viewerId, openEvents(look), rows)
  if (viewerId === 0) return merge(search, [open])
  return merge(search, [open, seen(db, viewerId, circleEvents(viewerId, look), rows)])
}

const invitations = (viewerId: number) => sql`events.id IN (
  SELECT event_id FROM event_guests
  WHERE user_id = ${viewerId} AND status IN ('pending', 'accepted', 'waiting', 'requested'))`

/** The same with the viewer's own events and those that they are asked to come to, whatever their audience is. */
export function listSearched(db: Db, viewerId: number, search: OpenSearch & { keyword: string }): EventList {
  const rows = reachOf(search)
  const look = { search, condition: hasWordsHere(search.keyword), rows }
  const concerned = [sql`events.user_id = ${viewerId}`, invitations(viewerId)].map(
    who => sql`SELECT events.id, events.starts_at FROM events
      WHERE ${who} AND ${fits(search)} AND ${isBehind(search)} AND ${look.condition}`,
  )
  return merge(search, [
    worded(db, viewerId, look, search.keyword),
    ...[circleEvents(viewerId, look), ...concerned].map(events => seen(db, viewerId, events, rows)),
  ])
}

export type PersonalSearch = OpenSearch & { invited?: boolean | undefined; marked?: boolean | undefined }

const marks = (viewerId: number) => sql`events.id IN (SELECT event_id FROM event_marks WHERE user_id = ${viewerId})`

/** The same of events that the viewer is asked to come to, or has marked, whatever their audience is. */
export function listPersonal(db: Db, viewerId: number, search: PersonalSearch): EventList {
  const { keyword, invited, marked } = search
  const conditions = all([
    ...(invited ? [invitations(viewerId)] : []),
    ...(marked ? [marks(viewerId)] : []),
    ...(keyword ? [hasWordsHere(keyword)] : []),
    fits(search),
    isBehind(search),
  ])
  const events = sql`SELECT events.id, events.starts_at FROM events WHERE ${conditions}`
  return merge(search, [seen(db, viewerId, events, reachOf(search))])
}
