import { sql } from 'kysely'
import { uploadColumns } from '#features/base/uploads'
import { hiddenBy, visiblePosts } from '#features/social/posts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type Paging, rowsBefore, rowsOfPage } from '#platform/db/keyset.ts'
import type { Rank } from './rules.ts'

/** Films of posts that the viewer may see. */
const visibleVideos = (db: Db, viewerId: number) =>
  visiblePosts(db, viewerId)
    .innerJoin('post_media', 'post_media.post_id', 'posts.id')
    .innerJoin('uploads', 'uploads.id', 'post_media.upload_id')
    .where('uploads.kind', '=', 'video')

/** Most watched first, from a place on. What its author or the viewer has hidden is left out, as in the feed. */
export function findMostWatched(db: Db, viewerId: number, paging: Paging, behind?: Rank) {
  const list = visibleVideos(db, viewerId)
    .innerJoin('video_counts', 'video_counts.upload_id', 'uploads.id')
    .select(uploadColumns)
    .select([
      'video_counts.views',
      'posts.id as post_id',
      'posts.content',
      'posts.created_at as posted_at',
      'author.id as author_id',
      'author.name as author_name',
      'author.profile_picture as author_picture',
    ])
    .where('video_counts.views', '>', 0)
    .where('posts.hidden_at', 'is', null)
    .where(({ not, exists }) => not(exists(hiddenBy(db, viewerId, 'posts.id'))))
    .orderBy('video_counts.views', 'desc')
    .orderBy('video_counts.upload_id', 'desc')
    .limit(rowsOfPage(paging.per_page))
    .offset(rowsBefore(paging))
  if (!behind) return list.execute()
  const further = sql<boolean>`(video_counts.views, video_counts.upload_id) < (${behind.views}, ${behind.id}::bigint)`
  return list.where(further).execute()
}

export type VideoRow = Awaited<ReturnType<typeof findMostWatched>>[number]

/** A film that the viewer may see, locked so that its post is not deleted meanwhile. */
export const lockVideo = (tx: Tx, viewerId: number, id: number) =>
  visibleVideos(tx, viewerId)
    .select(['uploads.id', 'posts.user_id'])
    .where('uploads.id', '=', id)
    .forKeyShare('uploads')
    .executeTakeFirst()

/** The row decides: another view of that day finds one there and counts nothing. @returns whether it counts */
export async function insertView(tx: Tx, view: { upload_id: number; user_id: number; day: string }): Promise<boolean> {
  const added = await tx
    .insertInto('video_views')
    .values(view)
    .onConflict(conflict => conflict.doNothing())
    .returning('upload_id')
    .executeTakeFirst()
  if (!added) return false
  await tx
    .insertInto('video_counts')
    .values({ upload_id: view.upload_id, views: 1 })
    .onConflict(conflict => conflict.column('upload_id').doUpdateSet({ views: sql<number>`video_counts.views + 1` }))
    .execute()
  return true
}

/** Deletes a part of the views before a day, and no longer counts them. @returns how many */
export async function deleteOldViews(tx: Tx, before: string, max: number): Promise<number> {
  const past = tx.selectFrom('video_views').select(['upload_id', 'user_id', 'day']).where('day', '<', before).limit(max)
  const { rows } = await sql<{ upload_id: number; gone: number }>`
    WITH past AS (${past}), gone AS (
      DELETE FROM video_views USING past
      WHERE (video_views.upload_id, video_views.user_id, video_views.day) = (past.upload_id, past.user_id, past.day)
      RETURNING video_views.upload_id)
    UPDATE video_counts SET views = views - lost.gone
    FROM (SELECT upload_id, count(*)::integer AS gone FROM gone GROUP BY upload_id) lost
    WHERE video_counts.upload_id = lost.upload_id
    RETURNING video_counts.upload_id, lost.gone`.execute(tx)
  return rows.reduce((sum, row) => sum + row.gone, 0)
}
