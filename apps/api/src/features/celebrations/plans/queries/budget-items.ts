import type { Updateable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

const columns = ['id', 'name', 'planned', 'spent'] as const

export const findLines = (db: Db, eventId: number) =>
  db.selectFrom('event_budget_lines').select(columns).where('event_id', '=', eventId).orderBy('id').execute()

export const insertLine = (tx: Tx, line: { event_id: number; name: string; planned: number; spent: number }) =>
  tx.insertInto('event_budget_lines').values(line).execute()

export type LineChange = Updateable<Tables['event_budget_lines']>

/** @returns whether there is one */
export async function updateLine(tx: Tx, eventId: number, lineId: number, change: LineChange): Promise<boolean> {
  // The event id is set too, so that an empty change is a valid statement.
  const { numUpdatedRows } = await tx
    .updateTable('event_budget_lines')
    .set({ event_id: eventId, ...change })
    .where('event_id', '=', eventId)
    .where('id', '=', lineId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export const deleteLine = (tx: Tx, eventId: number, lineId: number) =>
  tx
    .deleteFrom('event_budget_lines')
    .where('event_id', '=', eventId)
    .where('id', '=', lineId)
    .returning(columns)
    .executeTakeFirst()
