import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { QuietFact } from '../tables.ts'

type Waiting = { user_id: number; fact: QuietFact; data: object; due_at: Date }

export const saveQuiet = async (db: Db, { data, ...waiting }: Waiting): Promise<void> => {
  await db
    .insertInto('emails_after_quiet')
    .values({ ...waiting, data: JSON.stringify(data) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Takes what is due, in the order in which it was told; nobody else takes it. */
export async function claimQuiet(tx: Tx, now: Date, max: number): Promise<{ fact: QuietFact; data: object }[]> {
  const { rows } = await sql<{ id: number; fact: QuietFact; data: object }>`
    DELETE FROM emails_after_quiet AS due USING (
      SELECT id FROM emails_after_quiet WHERE due_at <= ${now}::timestamptz
      ORDER BY due_at, id LIMIT ${sql.lit(max)} FOR UPDATE SKIP LOCKED) AS taken
    WHERE due.id = taken.id RETURNING due.id, due.fact, due.data`.execute(tx)
  return rows.toSorted((one, other) => one.id - other.id)
}
