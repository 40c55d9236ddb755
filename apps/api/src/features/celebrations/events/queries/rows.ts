import { type RawBuilder, sql } from 'kysely'
import { uploadOf } from '#features/base/uploads'
import { type GuestIdentity, ownEntryOf } from '#features/celebrations/guests'
import type { Db } from '#platform/db/database.ts'
import { formColumns } from './columns.ts'
import { roleOf } from './roles.ts'
import { visibleEvents } from './visible.ts'

const markOf = (db: Db, viewerId: number) =>
  db
    .selectFrom('event_marks as mine')
    .select('mine.user_id')
    .where('mine.event_id', '=', sql.ref<number>('events.id'))
    .where('mine.user_id', '=', viewerId)

/** Events that the viewer may see, with host, cover and mark, and their own entry on the guest list. */
const eventRows = (db: Db, viewer: GuestIdentity) => {
  const { id: viewerId, guestId, openEventId } = viewer
  return visibleEvents(db, viewerId, guestId, openEventId).select([
    ...formColumns,
    'events.id',
    'events.user_id',
    'events.ends_at',
    'events.created_at',
    'events.edited_at',
    'events.total_guests',
    'host.name as host_name',
    'host.profile_picture as host_picture',
    markOf(db, viewerId).as('marked_by'),
    roleOf(viewerId).as('role'),
    uploadOf('events.cover_id').as('cover'),
    ownEntryOf(viewer, 'events.id').as('own'),
  ])
}

export const findEventRows = (db: Db, viewer: GuestIdentity, ids: readonly number[]) =>
  eventRows(db, viewer).where('events.id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()

export type EventRow = Awaited<ReturnType<typeof findEventRows>>[number]

/** An event that a list may hold, and its position there: the text of a cursor, or a distance. */
export type Listed<Place = string> = { id: number; position: Place }

/** The events of a list, whoever may see them, and which part of it is wanted. */
export type EventList<Place = string> = {
  /** A query of `id`, `position` and the sort columns, which returns them in order. */
  candidates: RawBuilder<Listed<Place>>
  /** In terms of the columns of `listed`, ending with its id. */
  order: RawBuilder<unknown>
  rows: number
  /** How many that the viewer may see come before. */
  before: number
}

/** The first events of a list that the viewer may see: the candidates are looked up in their order until there are enough. */
export const findListedRows = <Place>(
  db: Db,
  viewer: GuestIdentity,
  { candidates, order, rows, before }: EventList<Place>,
) =>
  eventRows(db, viewer)
    .innerJoin(sql<Listed<Place>>`(${candidates})`.as('listed'), 'listed.id', 'events.id')
    .select(sql<Place>`listed.position`.as('position'))
    .orderBy(order)
    .limit(rows)
    .offset(before)
    .execute()
