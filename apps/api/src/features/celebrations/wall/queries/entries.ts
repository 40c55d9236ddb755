import { sql } from 'kysely'
import { uploadColumns } from '#features/base/uploads'
import { hostsOf, worksAt } from '#features/celebrations/events'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { leastWallHost } from '../policies.ts'
import { visibleEntries } from './visible.ts'

const time = sql.ref('entry.created_at')

const entryRows = (db: Db, viewerId: number, eventId: number) =>
  visibleEntries(db, viewerId, eventId).select(({ exists }) => [
    'entry.id',
    'entry.user_id',
    'entry.words',
    'entry.pictures',
    'entry.created_at',
    'entry.approved_at',
    'author.name as author_name',
    'author.profile_picture as author_picture',
    exists(worksAt(db, viewerId, eventId, leastWallHost))
      .$castTo<boolean>()
      .as('is_host'),
    cursorTimestamp(time).as('position'),
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
    .$if(pictures === true, query => query.where('entry.pictures', '>', sql.lit(0)))
    .$if(own === true, query => query.where('entry.user_id', '=', viewerId))
  return newestFirst(list, time, sql.ref('entry.id'), paging).execute()
}

export const findEntry = (db: Db, viewerId: number, eventId: number, entryId: number) =>
  entryRows(db, viewerId, eventId).where('entry.id', '=', entryId).executeTakeFirst()

/** The pictures of several entries, in their order. */
export const findPictures = (db: Db, entryIds: readonly number[]) =>
  db
    .selectFrom('event_wall_media as media')
    .innerJoin('uploads', 'uploads.id', 'media.upload_id')
    .select(uploadColumns)
    .select('media.entry_id')
    .where('media.entry_id', '=', sql<number>`ANY(${entryIds}::bigint[])`)
    .orderBy('media.entry_id')
    .orderBy('media.position')
    .execute()

/** The hosts of an event, and everybody who comes. */
export async function findAudience(db: Db, eventId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT guest.user_id AS id FROM event_guests AS guest
    WHERE guest.event_id = ${eventId} AND guest.has_seat AND guest.user_id IS NOT NULL
    UNION SELECT hosts.user_id FROM events CROSS JOIN LATERAL (${hostsOf('events.id')}) hosts
    WHERE events.id = ${eventId}`.execute(db)
  return rows.map(row => row.id)
}
