import { sql } from 'kysely'
import type { Tables, Tx } from './database.ts'

/** So many rows of a table go in one transaction. */
const erasedAtOnce = 500

/** Rows of a table, by the column with the id of whom they belong to. Only the owner of the table may name it. */
export const rowsOf = (table: keyof Tables, column = 'user_id') => ({ table, column })

/**
 * Deletes rows of somebody, in bounded pieces.
 * @returns whether there may be more of them
 */
export async function eraseRows(tx: Tx, id: number, rows: readonly ReturnType<typeof rowsOf>[]): Promise<boolean> {
  let isMore = false
  for (const { table, column } of rows) {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${id} LIMIT ${sql.lit(erasedAtOnce)}))`.execute(
      tx,
    )
    isMore ||= numAffectedRows === BigInt(erasedAtOnce)
  }
  return isMore
}
