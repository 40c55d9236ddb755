import type { Db } from '#platform/db/database.ts'

/** Where a deal is, a cube; null where that is not known. */
export const findPosition = async (db: Db, id: number): Promise<string | null> =>
  (await db.selectFrom('deals').select('position').where('id', '=', id).executeTakeFirst())?.position ?? null
