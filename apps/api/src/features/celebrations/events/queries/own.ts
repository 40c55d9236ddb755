import { sql } from 'kysely'
import {
  after,
  afterOldest,
  cursorTimestamp,
  type Paging,
  readCursor,
  rowsBefore,
  rowsOfPage,
} from '#platform/db/keyset.ts'
import { all, isAhead, isOnWithin, isOver, matchesTermsInRow, type Wanted } from './filters.ts'
import type { EventList, Listed } from './rows.ts'

const time = sql.ref('events.starts_at')
const id = sql.ref('events.id')

export type OwnSearch = Paging & Wanted & { history?: boolean | undefined; now: Date }

const isBehind = ({ history, cursor }: OwnSearch) =>
  cursor ? [(history ? after : afterOldest)(time, id, readCursor(cursor))] : []

/** A page of somebody's own events and at least one more: the next one first, or of those that are over the last one. */
export function listOwn(userId: number, search: OwnSearch): EventList {
  const { history, now, searchTerms, event_date } = search
  const conditions = all([
    history ? isOver(now) : isAhead(now),
    ...(searchTerms === undefined ? [] : [matchesTermsInRow(searchTerms)]),
    ...(event_date === undefined ? [] : [isOnWithin(event_date)]),
    ...isBehind(search),
  ])
  return {
    candidates: sql<Listed>`SELECT events.id, events.starts_at, ${cursorTimestamp(time)} AS position FROM events
      WHERE events.user_id = ${userId} AND ${conditions}`,
    order: history ? sql`listed.starts_at DESC, listed.id DESC` : sql`listed.starts_at, listed.id`,
    rows: rowsOfPage(search.per_page),
    before: rowsBefore(search),
  }
}
