import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { perRow } from '#platform/db/per-row.ts'
import { visiblePosts } from './visible.ts'

type NewShare = { user_id: number; content: string; created_at: Date; original_id: number; is_share: boolean }

/** Counts shares of a post and locks the post until the transaction ends. @returns whether it is still there */
export async function countShares(tx: Tx, postId: number, by: 1 | -1): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('posts')
    .set({ total_shared: sql<number>`total_shared + ${by}` })
    .where('id', '=', postId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function insertShare(tx: Tx, share: NewShare): Promise<number> {
  const { id } = await tx.insertInto('posts').values(share).returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * Holds what a share carries. A deleted original takes itself out of its shares, so whoever deletes a share locks
 * the original first too, and neither waits for the other.
 */
export const lockOriginalOf = (tx: Tx, shareId: number) =>
  tx
    .selectFrom('posts')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('posts as share').select('share.original_id').where('share.id', '=', shareId),
    )
    .forUpdate()
    .executeTakeFirst()

/** Subquery: a later share of the same original by the same person, of those that the viewer may see. */
const laterShare = (db: Db, viewerId: number) =>
  db
    .selectFrom('posts as later')
    .select(sql`1`.as('one'))
    .where('later.original_id', '=', sql.ref<number>('posts.original_id'))
    .where('later.user_id', '=', sql.ref<number>('posts.user_id'))
    .where(({ or, eb }) => or([eb('later.hidden_at', 'is', null), eb('later.user_id', '=', viewerId)]))
    .where(sql<boolean>`(later.created_at, later.id) > (posts.created_at, posts.id)`)

/** One page of the people whose shares of a post the viewer may see, by their latest share, newest first. */
export function findSharers(db: Db, viewerId: number, postId: number, paging: Paging) {
  const time = sql.ref('posts.created_at')
  const list = visiblePosts(db, viewerId)
    .select(['author.id', 'author.name', 'author.profile_picture', cursorTimestamp(time).as('position')])
    .where('posts.original_id', '=', postId)
    .where(({ not, exists }) => not(exists(perRow(laterShare(db, viewerId)))))
  return newestFirst(list, time, sql.ref('posts.user_id'), paging).execute()
}
