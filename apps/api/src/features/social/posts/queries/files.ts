import { sql } from 'kysely'
import { uploadColumns } from '#features/base/uploads'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging, readCursor, rowsBefore, rowsOfPage } from '#platform/db/keyset.ts'
import { postsBy } from './by-author.ts'

const withFiles = (db: Db, viewerId: number, authorId: number) =>
  postsBy(db, viewerId, authorId).where('posts.files', '>', sql.lit(0))

/** Where a month begins in UTC. */
const monthOf = sql<Date>`date_trunc('month', posts.created_at AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`
const nextMonth = sql<Date>`(months.start AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC'`

/** The month of the newest post with pictures or films before a moment. */
const newestMonth = (db: Db, viewerId: number, authorId: number) =>
  withFiles(db, viewerId, authorId).select(monthOf.as('start')).orderBy('posts.created_at', 'desc').limit(1)

/**
 * Months with pictures and films of somebody, newest first, and one more than asked for: how many there are, and the
 * newest post that has one. It goes from month to month by the index, however many posts lie between.
 */
export async function findCollections(db: Db, viewerId: number, authorId: number, paging: Paging) {
  const before = paging.cursor ? readCursor(paging.cursor).at : 'infinity'
  const first = newestMonth(db, viewerId, authorId).where('posts.created_at', '<', sql<Date>`${before}::timestamptz`)
  const next = newestMonth(db, viewerId, authorId).where('posts.created_at', '<', sql<Date>`month.start`)
  const found = withFiles(db, viewerId, authorId)
    .where('posts.created_at', '>=', sql<Date>`months.start`)
    .where('posts.created_at', '<', nextMonth)
    .select([
      sql<number>`sum(posts.files)`.as('count'),
      sql<number>`(array_agg(posts.id ORDER BY posts.created_at DESC, posts.id DESC))[1]`.as('post_id'),
    ])
  const { rows } = await sql<{ month: string; position: string; count: number; post_id: number }>`
    WITH RECURSIVE month (start) AS (
      (${first}) UNION ALL SELECT earlier.start FROM month, LATERAL (${next}) AS earlier
    ), months AS (
      SELECT start FROM month LIMIT ${sql.lit(rowsOfPage(paging.per_page))} OFFSET ${rowsBefore(paging)}
    )
    SELECT to_char(months.start AT TIME ZONE 'UTC', 'YYYY-MM') AS month, ${cursorTimestamp(sql.ref('months.start'))} AS position,
      found.count::int AS count, found.post_id
    FROM months, LATERAL (${found}) AS found
    ORDER BY months.start DESC`.execute(db)
  return rows
}

/** The first picture or film of each of several posts. */
export const findCovers = (db: Db, postIds: number[]) =>
  db
    .selectFrom('post_media')
    .innerJoin('uploads', 'uploads.id', 'post_media.upload_id')
    .select(uploadColumns)
    .select('post_media.post_id')
    .distinctOn('post_media.post_id')
    .where('post_media.post_id', '=', sql<number>`ANY(${postIds}::bigint[])`)
    .where('uploads.kind', '<>', 'audio')
    .orderBy('post_media.post_id')
    .orderBy('post_media.position')
    .execute()

// A post holds up to 16 files: the place of one is the post's and its own in it, the first file being the highest.
const fileTime = sql.ref('posts.created_at')
const filePlace = sql<number>`(posts.id * 16 + 15 - post_media.position)`

/** The pictures and films of one month (YYYY-MM), newest post first, and one more than asked for. */
export function findFilesOf(
  db: Db,
  viewerId: number,
  authorId: number,
  { month, ...paging }: Paging & { month: string },
) {
  const start = sql`${`${month}-01`}::timestamp`
  const files = withFiles(db, viewerId, authorId)
    .innerJoin('post_media', 'post_media.post_id', 'posts.id')
    .innerJoin('uploads', 'uploads.id', 'post_media.upload_id')
    .select(uploadColumns)
    .select(['post_media.post_id', filePlace.as('file_place'), cursorTimestamp(fileTime).as('position')])
    .where('uploads.kind', '<>', 'audio')
    .where('posts.created_at', '>=', sql<Date>`${start} AT TIME ZONE 'UTC'`)
    .where('posts.created_at', '<', sql<Date>`(${start} + interval '1 month') AT TIME ZONE 'UTC'`)
  return newestFirst(files, fileTime, filePlace, paging).execute()
}
