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

/** Whose posts are, and the beginning of what they say. */
export const findBeginnings = (db: Db, postIds: number[], characters: number) =>
  db
    .selectFrom('posts')
    .select(({ fn, val }) => ['id', fn<string>('left', ['content', val(characters)]).as('text')])
    .where('id', '=', sql<number>`ANY(${postIds}::bigint[])`)
    .execute()
