import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { newestFirst, oldestFirst, type Paging, placeText } from '#platform/db/keyset.ts'
import type { EventList, Listed } from './rows.ts'
import { visibleEvents } from './visible.ts'
import { all, hasWordsHere, isAhead, isOnWithin, isOver, type Wanted } from './wanted.ts'

const time = sql.ref('events.starts_at')
const id = sql.ref('events.id')

export type OwnSearch = Paging & Wanted & { history?: boolean | undefined; now: Date }

/** Query of a page of somebody's own events and at least one more: the next one first, or of those that are over the last one. */
export function listOwn(
  db: Db,
  userId: number,
  { history, now, keyword, event_date, ...paging }: OwnSearch,
): EventList {
  const list = visibleEvents(db, userId)
    .select(['events.id', placeText(time).as('place')])
    .where('events.user_id', '=', userId)
    .where(history ? isOver(now) : isAhead(now))
    .where(
      all([...(keyword ? [hasWordsHere(keyword)] : []), ...(event_date === undefined ? [] : [isOnWithin(event_date)])]),
    )
  return sql<Listed>`${history ? newestFirst(list, time, id, paging) : oldestFirst(list, time, id, paging)}`
}
