import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

const living = (db: Db) => db.selectFrom('comments').where('comments.deleted_at', 'is', null)

/** Whose a comment is, where it stands and whom it answers. */
export const findPlaceOf = (db: Db, commentId: number) =>
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

/** The beginning of the comment that a column of an outer query names; null when it was deleted. */
export const beginningOf = (column: string, characters: number) => sql<string | null>`(
  SELECT left(comments.comment, ${characters}) FROM comments
  WHERE comments.id = ${sql.ref(column)} AND comments.deleted_at IS NULL)`
