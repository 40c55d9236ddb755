import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Whose a post is, and what somebody has done to it. */
export const findDeeds = (db: Db, postId: number, userId: number) =>
  db
    .selectFrom('posts')
    .select(({ exists, selectFrom }) => [
      'posts.user_id as author_id',
      exists(selectFrom('post_likes').select('user_id').where('post_id', '=', postId).where('user_id', '=', userId)).as(
        'liked',
      ),
      exists(
        selectFrom('post_superlikes').select('user_id').where('post_id', '=', postId).where('user_id', '=', userId),
      ).as('superliked'),
    ])
    .where('posts.id', '=', postId)
    .executeTakeFirst()

/** The beginning of what the post says that a column of an outer query names. */
export const beginningOf = (column: string, characters: number) => sql<string | null>`(
  SELECT left(posts.content, ${characters}) FROM posts WHERE posts.id = ${sql.ref(column)})`
