import { sql } from 'kysely'
import { type NoticeSubject, quotedLength } from '#features/base/notifications'
import { postVisible } from '#features/social/posts'
import type { Db } from '#platform/db/database.ts'
import { commentVisible } from './comments.ts'

const living = (db: Db) => db.selectFrom('comments').where('comments.deleted_at', 'is', null)

/** Whose a comment is, where it stands and whom it answers. */
export const findPosition = (db: Db, commentId: number) =>
  living(db)
    .leftJoin('comments as parent', 'parent.id', 'comments.parent_id')
    .select(['comments.post_id', 'comments.user_id as author_id', 'parent.user_id as answered_id'])
    .where('comments.id', '=', commentId)
    .executeTakeFirst()

export const likesComment = (db: Db, commentId: number, userId: number) =>
  db
    .selectFrom('comment_likes')
    .select('user_id')
    .where('comment_id', '=', commentId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** A comment of somebody under a post, or under one comment of it, that has not been deleted. */
export function findCommentBy(db: Db, userId: number, under: { post_id: number; parent_id?: number | null }) {
  const own = living(db)
    .select('comments.id')
    .where('comments.user_id', '=', userId)
    .where('comments.post_id', '=', under.post_id)
  return (under.parent_id ? own.where('comments.parent_id', '=', under.parent_id) : own).executeTakeFirst()
}

/** Comments, as notices are about them: with their words, under a post that the viewer may see. */
export const commentSubject: NoticeSubject = {
  table: 'comments',
  visible: (db, viewerId, id) =>
    commentVisible(db, viewerId, id).where(({ exists }) => exists(postVisible(db, viewerId, 'comments.post_id'))),
  describe: id => sql`(
    SELECT jsonb_build_object('description', left(comments.comment, ${sql.lit(quotedLength)}),
      'post_id', comments.post_id, 'comment_id', comments.id)
    FROM comments WHERE comments.id = ${sql.ref(id)} AND comments.deleted_at IS NULL)`,
}
