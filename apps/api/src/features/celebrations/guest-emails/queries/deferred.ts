import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { DeferredFact } from '../tables.ts'

type Waiting = { user_id: number; fact: DeferredFact; data: object; due_at: Date }

export const insertDeferred = async (db: Db, { data, ...waiting }: Waiting): Promise<void> => {
  await db
    .insertInto('deferred_guest_emails')
    .values({ ...waiting, data: JSON.stringify(data) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Takes what is due, in the order in which it was told; nobody else takes it. */
export async function claimDeferred(tx: Tx, now: Date, max: number): Promise<{ fact: DeferredFact; data: object }[]> {
  const { rows } = await sql<{ id: number; fact: DeferredFact; data: object }>`
    DELETE FROM deferred_guest_emails AS due USING (
      SELECT id FROM deferred_guest_emails WHERE due_at <= ${now}::timestamptz
      ORDER BY due_at, id LIMIT ${sql.lit(max)} FOR UPDATE SKIP LOCKED) AS taken
    WHERE due.id = taken.id RETURNING due.id, due.fact, due.data`.execute(tx)
  return rows.toSorted((one, other) => one.id - other.id)
}
