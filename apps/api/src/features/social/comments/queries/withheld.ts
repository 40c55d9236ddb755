import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

/** Where a comment stands, and whose it is; undefined for what is gone, or only its place. */
export const findThere = (tx: Tx, id: number) =>
  tx
    .selectFrom('comments')
    .select(['post_id', 'parent_id', 'user_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Where a comment stands whose words a statement withholds. */
export const findWithheldBy = (tx: Tx, id: number, statementId: number) =>
  tx
    .selectFrom('withheld_comments')
    .innerJoin('comments', 'comments.id', 'withheld_comments.comment_id')
    .select('comments.post_id')
    .where('comments.id', '=', id)
    .where('statement_id', '=', statementId)
    .executeTakeFirst()

/** Keeps the words of a comment apart and leaves its place. Its likes go. @returns whether it was there with its words */
export async function withhold(tx: Tx, id: number, statementId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    WITH kept AS (
      INSERT INTO withheld_comments (comment_id, statement_id, comment)
      SELECT id, ${statementId}::bigint, comment FROM comments WHERE id = ${id} AND deleted_at IS NULL
      ON CONFLICT DO NOTHING RETURNING comment_id
    ), likes AS (DELETE FROM comment_likes WHERE comment_id IN (SELECT comment_id FROM kept))
    UPDATE comments SET comment = '', total_likes = 0, deleted_at = ${now}::timestamptz
    FROM kept WHERE comments.id = kept.comment_id RETURNING comments.id`.execute(tx)
  return rows.length > 0
}

/** Gives its words back. */
export const giveBack = (tx: Tx, id: number, statementId: number) =>
  sql`
    WITH kept AS (
      DELETE FROM withheld_comments WHERE comment_id = ${id} AND statement_id = ${statementId} RETURNING *)
    UPDATE comments SET comment = kept.comment, deleted_at = NULL
    FROM kept WHERE comments.id = kept.comment_id`.execute(tx)

/** Comments with their words, withheld or not, whoever may see them. */
export const findReported = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('comments')
    .leftJoin('withheld_comments as kept', 'kept.comment_id', 'comments.id')
    .select(['comments.id', 'comments.post_id', 'comments.created_at'])
    .select(sql<string>`coalesce(kept.comment, comments.comment)`.as('comment'))
    .where('comments.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where(({ or, eb }) => or([eb('comments.deleted_at', 'is', null), eb('kept.comment_id', 'is not', null)]))
    .execute()
