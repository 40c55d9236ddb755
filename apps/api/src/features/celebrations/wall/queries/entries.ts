import { sql } from 'kysely'
import { uploadColumns } from '#features/base/uploads'
import { worksAt } from '#features/celebrations/events'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { visibleEntries } from './visible.ts'

const time = sql.ref('entry.created_at')

const entryRows = (db: Db, viewerId: number, eventId: number) =>
  visibleEntries(db, viewerId, eventId).select(({ exists }) => [
    'entry.id',
    'entry.user_id',
    'entry.words',
    'entry.created_at',
    'entry.approved_at',
    'author.name as author_name',
    'author.profile_picture as author_picture',
    exists(worksAt(db, viewerId, eventId, 'cohost'))
      .$castTo<boolean>()
      .as('is_host'),
    cursorTimestamp(time).as('place'),
  ])

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>

type Wanted = {
  /** Only entries with pictures. */
  pictures?: boolean | undefined
  /** Only the viewer's own entries. */
  own?: boolean
}

/** One page of what is on a wall, newest first, and one row more. */
export function findEntries(
  db: Db,
  viewerId: number,
  eventId: number,
  { pictures, own, ...paging }: Paging & Wanted,
): Promise<EntryRow[]> {
  const list = entryRows(db, viewerId, eventId)
    .$if(pictures === true, query => query.where('entry.pictures', '>', 0))
    .$if(own === true, query => query.where('entry.user_id', '=', viewerId))
  return newestFirst(list, time, sql.ref('entry.id'), paging).execute()
}

export const findEntry = (db: Db, viewerId: number, eventId: number, entryId: number) =>
  entryRows(db, viewerId, eventId).where('entry.id', '=', entryId).executeTakeFirst()

/** The pictures of several entries, in their order. */
export const findPictures = (db: Db, entryIds: readonly number[]) =>
  db
    .selectFrom('event_wall_media as held')
    .innerJoin('uploads', 'uploads.id', 'held.upload_id')
    .select(uploadColumns)
    .select('held.entry_id')
    .where('held.entry_id', '=', sql<number>`ANY(${entryIds}::bigint[])`)
    .orderBy('held.entry_id')
    .orderBy('held.position')
    .execute()

/** The hosts of an event, and everybody who comes. */
export async function findAudience(db: Db, eventId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT user_id AS id FROM events WHERE id = ${eventId}
    UNION SELECT user_id FROM event_helpers WHERE event_id = ${eventId} AND role = 'cohost'
    UNION SELECT user_id FROM event_guests WHERE event_id = ${eventId} AND has_place AND user_id IS NOT NULL`.execute(
    db,
  )
  return rows.map(row => row.id)
}
