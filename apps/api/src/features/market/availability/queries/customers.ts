import type { Tx } from '#platform/db/database.ts'

/** Whoever asks a provider, or holds a day with them. */
export const findCustomer = (tx: Tx, id: number) =>
  tx.selectFrom('users').select('is_kid').where('id', '=', id).executeTakeFirstOrThrow()
