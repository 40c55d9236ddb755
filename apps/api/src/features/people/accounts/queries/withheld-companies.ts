import type { Tx } from '#platform/db/database.ts'

type How = 'hidden' | 'removed'

/** @returns whether it was there, and not withheld before */
export const withholdCompany = async (tx: Tx, id: number, how: How, statement_id: number): Promise<boolean> =>
  (await tx
    .updateTable('service_providers')
    .set({ withheld: how, statement_id })
    .where('id', '=', id)
    .where('withheld', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Nothing happens where it was withheld by another statement. */
export const restoreCompany = (tx: Tx, id: number, statementId: number) =>
  tx
    .updateTable('service_providers')
    .set({ withheld: null, statement_id: null })
    .where('id', '=', id)
    .where('statement_id', '=', statementId)
    .execute()
