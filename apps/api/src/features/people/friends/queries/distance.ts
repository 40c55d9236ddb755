import type { Db, Tx } from '#platform/db/database.ts'

/** @returns whether the block is new */
export async function insertBlock(tx: Tx, block: { user_id: number; blocked_id: number; created_at: Date }) {
  const added = await tx
    .insertInto('blocks')
    .values(block)
    .onConflict(conflict => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return added !== undefined
}

export const deleteBlock = (tx: Tx, userId: number, blockedId: number) =>
  tx.deleteFrom('blocks').where('user_id', '=', userId).where('blocked_id', '=', blockedId).execute()

export const upsertSkip = (db: Db, skip: { user_id: number; skipped_id: number; until: Date }) =>
  db
    .insertInto('friend_skips')
    .values(skip)
    .onConflict(conflict => conflict.columns(['user_id', 'skipped_id']).doUpdateSet({ until: skip.until }))
    .execute()

export const deletePastSkips = (db: Db, now: Date) => db.deleteFrom('friend_skips').where('until', '<=', now).execute()
