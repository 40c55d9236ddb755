import { sql } from 'kysely'
import type { Asked } from '#features/guests'
import { uploadColumns } from '#features/uploads'
import type { Db } from '#platform/db/database.ts'
import { formColumns } from './columns.ts'
import { roleOf } from './roles.ts'
import { visibleEvents } from './visible.ts'

/** Those of several events that the viewer may see, with host and mark. */
export const findEventRows = (db: Db, { id: viewerId, guestId }: Asked, ids: readonly number[]) =>
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
    ])
    .where('events.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()

export type EventRow = Awaited<ReturnType<typeof findEventRows>>[number]

export const findCovers = (db: Db, ids: readonly number[]) =>
  db.selectFrom('uploads').select(uploadColumns).where('id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()
