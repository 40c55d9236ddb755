import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'

type NewSave = { post_id: number; user_id: number; created_at: Date }

export const insertSave = (tx: Tx, save: NewSave) =>
  tx
    .insertInto('post_saves')
    .values(save)
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const deleteSave = (tx: Tx, userId: number, postId: number) =>
  tx.deleteFrom('post_saves').where('user_id', '=', userId).where('post_id', '=', postId).execute()

/** Hides a post from everybody but its author; when it is hidden already, that time stays. */
export const hideOwn = (tx: Tx, postId: number, now: Date) =>
  tx
    .updateTable('posts')
    .set({ hidden_at: sql<Date>`coalesce(hidden_at, ${now}::timestamptz)` })
    .where('id', '=', postId)
    .execute()

/** Not what the staff has hidden. @returns whether it is shown */
export const showOwn = async (tx: Tx, postId: number): Promise<boolean> =>
  (await tx
    .updateTable('posts')
    .set({ hidden_at: null })
    .where('id', '=', postId)
    .where('withheld', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

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

/** Condition: the viewer has hidden neither the post nor what it shares. */
export const notHidden = (db: Db, viewerId: number) => sql<boolean>`(
  NOT EXISTS (${perRow(hiddenBy(db, viewerId, 'posts.id'))})
  AND NOT EXISTS (${perRow(hiddenBy(db, viewerId, 'posts.original_id'))}))`
