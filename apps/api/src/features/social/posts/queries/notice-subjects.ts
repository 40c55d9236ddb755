import { sql } from 'kysely'
import { type NoticeSubject, quotedLength } from '#features/base/notifications'
import type { Db } from '#platform/db/database.ts'
import { postVisible } from './visible.ts'

/** Whose a post is, and how somebody has reacted to it. */
export const findReactions = (db: Db, postId: number, userId: number) =>
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

/** Posts, as notices are about them. */
export const postSubject: NoticeSubject = {
  table: 'posts',
  visible: postVisible,
  describe: id => sql`(
    SELECT jsonb_build_object('description', left(posts.content, ${sql.lit(quotedLength)}), 'post_id', posts.id)
    FROM posts WHERE posts.id = ${sql.ref(id)})`,
}
