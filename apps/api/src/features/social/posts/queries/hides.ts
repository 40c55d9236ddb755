import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

/** Hides a post from everybody but its author; when it is hidden already, that time stays. */
export const hideOwn = (tx: Tx, postId: number, now: Date) =>
  tx
    .updateTable('posts')
    .set({ hidden_at: sql<Date>`coalesce(hidden_at, ${now}::timestamptz)` })
    .where('id', '=', postId)
    .execute()

export const showOwn = (tx: Tx, postId: number) =>
  tx.updateTable('posts').set({ hidden_at: null }).where('id', '=', postId).execute()

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
