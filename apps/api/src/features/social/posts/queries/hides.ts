import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

/** Hides an own post; when it is hidden already, that time stays. @returns whether it is an own one */
export async function hideOwn(tx: Tx, userId: number, postId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('posts')
    .set({ hidden_at: sql<Date>`coalesce(hidden_at, ${now}::timestamptz)` })
    .where('id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** @returns whether it is an own one */
export async function showOwn(tx: Tx, userId: number, postId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('posts')
    .set({ hidden_at: null })
    .where('id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export const insertHide = (tx: Tx, hide: { post_id: number; user_id: number; created_at: Date }) =>
  tx
    .insertInto('post_hides')
    .values(hide)
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const deleteHide = (tx: Tx, userId: number, postId: number) =>
  tx.deleteFrom('post_hides').where('user_id', '=', userId).where('post_id', '=', postId).execute()

/** Subquery: the viewer has hidden the post that a column of the outer query names. */
export const hiddenBy = (db: Db, viewerId: number, post: string) =>
  db
    .selectFrom('post_hides')
    .select(sql`1`.as('one'))
    .where('post_hides.user_id', '=', viewerId)
    .where('post_hides.post_id', '=', sql.ref<number>(post))
