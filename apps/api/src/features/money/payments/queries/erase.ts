import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Has some payments belong to nobody, and takes these details from them. @returns what the gateway calls their orders */
export async function leavePayments(
  tx: Tx,
  userId: number,
  personal: readonly string[],
  max: number,
): Promise<(string | null)[]> {
  const some = tx.selectFrom('payments').select('id').where('user_id', '=', userId).limit(max)
  const rows = await tx
    .updateTable('payments')
    .set({ user_id: null, details: sql`details - ${personal}::text[]` })
    .where('id', 'in', some)
    .returning('gateway_order')
    .execute()
  return rows.map(row => row.gateway_order)
}

/** Has some receipts belong to nobody. @returns how many */
export async function leaveReceipts(tx: Tx, userId: number, max: number): Promise<number> {
  const some = tx.selectFrom('receipts').select('number').where('user_id', '=', userId).limit(max)
  const left = await tx
    .updateTable('receipts')
    .set({ user_id: null })
    .where('number', 'in', some)
    .executeTakeFirstOrThrow()
  return Number(left.numUpdatedRows)
}
