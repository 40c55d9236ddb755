import { type RawBuilder, sql } from 'kysely'
import { type Asked, hasOwn } from '#features/guests'
import { uploadOf } from '#features/uploads'
import type { Db } from '#platform/db/database.ts'
import { formColumns } from './columns.ts'
import { roleOf } from './roles.ts'
import { visibleEvents } from './visible.ts'

/** Events that the viewer may see, with host, cover and mark, and whether they are on its list. */
const eventRows = (db: Db, { id: viewerId, guestId }: Asked) =>
  visibleEvents(db, viewerId, guestId)
    .leftJoin('event_marks as mine', join =>
      join.onRef('mine.event_id', '=', 'events.id').on('mine.user_id', '=', viewerId),
    )
    .select([
      ...formColumns,
      'events.id',
      'events.user_id',
      'events.ends_at',
      'events.created_at',
      'events.edited_at',
      'events.total_guests',
      'host.name as host_name',
      'host.profile_picture as host_picture',
      'mine.user_id as marked_by',
      roleOf(viewerId).as('role'),
      uploadOf('events.cover_id').as('cover'),
      ({ exists }) => exists(hasOwn(db, viewerId, 'events.id')).as('has_own'),
    ])

export const findEventRows = (db: Db, viewer: Asked, ids: readonly number[]) =>
  eventRows(db, viewer).where('events.id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()

export type EventRow = Awaited<ReturnType<typeof findEventRows>>[number]

/** An event of a list, and what tells its place there: text of a cursor, or a distance. */
export type Listed<Place = string> = { id: number; place: Place }

/** The query of a list. */
export type EventList<Place = string> = RawBuilder<Listed<Place>>

/** The events that a query lists, in its order, in one statement with it. */
export function findListedRows<Place>(db: Db, viewer: Asked, list: EventList<Place>) {
  const numbered = sql<{ id: number; nth: number }>`(SELECT id, place, row_number() OVER () AS nth FROM ${list} one)`
  return eventRows(db, viewer)
    .innerJoin(numbered.as('listed'), 'listed.id', 'events.id')
    .select(sql<Place>`listed.place`.as('place'))
    .orderBy('listed.nth')
    .execute()
}
