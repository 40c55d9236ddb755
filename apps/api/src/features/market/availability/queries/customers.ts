import type { Db } from '#platform/db/database.ts'

/** Whoever asks a provider, or holds a day with them. */
export const findCustomer = (db: Db, id: number) =>
  db.selectFrom('users').select('is_kid').where('id', '=', id).executeTakeFirstOrThrow()
