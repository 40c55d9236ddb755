import { sql } from 'kysely'
import { uploadColumns } from '#features/base/uploads'
import { hiddenBy, visiblePosts } from '#features/social/posts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type Paging, rowsBefore, rowsOfPage } from '#platform/db/keyset.ts'
import { oneRow, perRow } from '#platform/db/per-row.ts'
import type { Rank } from './rules.ts'

/** Films of posts that the viewer may see. */
const visibleVideos = (db: Db, viewerId: number) =>
  visiblePosts(db, viewerId)
    .innerJoin('post_media', 'post_media.post_id', 'posts.id')
    .innerJoin('uploads', 'uploads.id', 'post_media.upload_id')
    .where('uploads.kind', '=', 'video')

/** The post of a film, when a list may show it to the viewer: neither its author nor the viewer has hidden it. */
const postOf = (db: Db, viewerId: number) =>
  visiblePosts(db, viewerId)
    .select(['posts.id as post_id', 'posts.content', 'posts.created_at as posted_at'])
    .select(['author.id as author_id', 'author.name as author_name', 'author.profile_picture as author_picture'])
    .where('posts.id', '=', sql.ref<number>('held.post_id'))
    .where('posts.hidden_at', 'is', null)
    .where(({ not, exists }) => not(exists(perRow(hiddenBy(db, viewerId, 'posts.id')))))

const heldBy = (db: Db) =>
  db
    .selectFrom('post_media')
    .select('post_media.post_id')
    .where('post_media.upload_id', '=', sql.ref<number>('video_counts.upload_id'))

const fileOf = (db: Db) =>
  db
    .selectFrom('uploads')
    .select(uploadColumns)
    .where('uploads.id', '=', sql.ref<number>('video_counts.upload_id'))
    .where('uploads.kind', '=', 'video')

/** Most watched first, from a place on: the counts are walked in their order, and what belongs to each is looked up. */
export function findMostWatched(db: Db, viewerId: number, paging: Paging, behind?: Rank) {
  const list = db
    .selectFrom('video_counts')
    .innerJoinLateral(oneRow(heldBy(db)).as('held'), join => join.onTrue())
    .innerJoinLateral(oneRow(postOf(db, viewerId)).as('post'), join => join.onTrue())
    .innerJoinLateral(oneRow(fileOf(db)).as('file'), join => join.onTrue())
    .selectAll(['file', 'post'])
    .select('video_counts.views')
    .where('video_counts.views', '>', sql.lit(0))
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
