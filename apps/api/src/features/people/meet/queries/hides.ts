import type { Db } from '#platform/db/database.ts'

type Hide = { user_id: number; hidden_id: number; created_at: Date }

export const insertHides = (db: Db, hides: Hide[]) =>
  db
    .insertInto('meet_hides')
    .values(hides)
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const hides = async (db: Db, userId: number, hiddenId: number): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('meet_hides')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('hidden_id', '=', hiddenId)
      .executeTakeFirst(),
  )
