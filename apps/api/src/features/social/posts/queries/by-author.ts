import { sql } from 'kysely'
import { newestPages } from '#platform/db/compiled-pages.ts'
import type { Db } from '#platform/db/database.ts'
import type { Paging } from '#platform/db/keyset.ts'
import { perRow } from '#platform/db/per-row.ts'
import { hiddenBy, notHidden } from './marks.ts'
import { type PostRow, postRows } from './posts.ts'
import { visiblePosts } from './visible.ts'

/** A post has a file of that kind. */
const hasFile = (db: Db, kind: 'image' | 'music') =>
  kind === 'image'
    ? sql<boolean>`posts.files > 0`
    : sql<boolean>`EXISTS (${perRow(
        db
          .selectFrom('post_media')
          .innerJoin('uploads', 'uploads.id', 'post_media.upload_id')
          .select(sql`1`.as('one'))
          .where('post_media.post_id', '=', sql.ref<number>('posts.id'))
          .where('uploads.kind', '=', 'audio'),
      )})`

export type AuthorPaging = Paging & { filter_with?: 'image' | 'music' | undefined }

type Whose = { viewerId: number; authorId: number }

const pagesOf = (kind?: 'image' | 'music') =>
  newestPages(
    (db, { viewerId, authorId }: Whose) =>
      postRows(db, viewerId)
        .where('posts.user_id', '=', authorId)
        .where(notHidden(db, viewerId))
        .$if(kind !== undefined, query => query.where(hasFile(db, kind ?? 'image'))),
    sql.ref('posts.created_at'),
    sql.ref('posts.id'),
  )

const pages = { all: pagesOf(), image: pagesOf('image'), music: pagesOf('music') }

/** One page of somebody's posts that the viewer may see, newest first, and one row more. */
export const findPostsBy = (
  db: Db,
  viewerId: number,
  authorId: number,
  { filter_with, ...paging }: AuthorPaging,
): Promise<PostRow[]> => pages[filter_with ?? 'all'](db, { viewerId, authorId }, paging)

/** Somebody's posts as far as the viewer may see them and has not put them aside. */
export const postsBy = (db: Db, viewerId: number, authorId: number) =>
  visiblePosts(db, viewerId)
    .where('posts.user_id', '=', authorId)
    .where(({ not, exists }) => not(exists(perRow(hiddenBy(db, viewerId, 'posts.id')))))

const maxCounted = 1000

/** How many posts of somebody the viewer may see, counted up to a thousand: more is no number that anybody reads. */
export async function countPostsBy(db: Db, viewerId: number, authorId: number): Promise<number> {
  const seen = postsBy(db, viewerId, authorId)
    .where(({ not, exists }) => not(exists(perRow(hiddenBy(db, viewerId, 'posts.original_id')))))
    .select('posts.id')
    .limit(maxCounted)
  const { total } = await db
    .selectFrom(seen.as('seen'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
