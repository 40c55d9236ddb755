import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { newestFirst, type Paging } from '#platform/db/keyset.ts'
import { hiddenBy } from './hides.ts'
import { type PostRow, postRows } from './posts.ts'
import { visiblePosts } from './visible.ts'

/** A post has a file of that kind. */
const hasFile = (db: Db, kind: 'image' | 'music') =>
  kind === 'image'
    ? sql<boolean>`posts.files > 0`
    : sql<boolean>`EXISTS (${db
        .selectFrom('post_media')
        .innerJoin('uploads', 'uploads.id', 'post_media.upload_id')
        .select(sql`1`.as('one'))
        .where('post_media.post_id', '=', sql.ref<number>('posts.id'))
        .where('uploads.kind', '=', 'audio')})`

export type AuthorPaging = Paging & { filter_with?: 'image' | 'music' | undefined }

/** One page of somebody's posts that the viewer may see, newest first, and one row more. */
export function findPostsBy(
  db: Db,
  viewerId: number,
  authorId: number,
  { filter_with, ...paging }: AuthorPaging,
): Promise<PostRow[]> {
  const posts = postRows(db, viewerId)
    .where('posts.user_id', '=', authorId)
    .where('my_hide.user_id', 'is', null)
    .where(({ not, exists }) => not(exists(hiddenBy(db, viewerId, 'posts.original_id'))))
    .$if(filter_with !== undefined, query => query.where(hasFile(db, filter_with ?? 'image')))
  return newestFirst(posts, sql.ref('posts.created_at'), sql.ref('posts.id'), paging).execute()
}

/** Somebody's posts as far as the viewer may see them and has not put them aside. */
export const postsBy = (db: Db, viewerId: number, authorId: number) =>
  visiblePosts(db, viewerId)
    .where('posts.user_id', '=', authorId)
    .where(({ not, exists }) => not(exists(hiddenBy(db, viewerId, 'posts.id'))))

const maxCounted = 1000

/** How many posts of somebody the viewer may see, counted up to a thousand: more is no number that anybody reads. */
export async function countPostsBy(db: Db, viewerId: number, authorId: number): Promise<number> {
  const seen = postsBy(db, viewerId, authorId)
    .where(({ not, exists }) => not(exists(hiddenBy(db, viewerId, 'posts.original_id'))))
    .select('posts.id')
    .limit(maxCounted)
  const { total } = await db
    .selectFrom(seen.as('seen'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
