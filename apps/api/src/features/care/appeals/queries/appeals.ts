import type { Insertable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

export const findAppeal = (db: Db, statementId: number) =>
  db
    .selectFrom('appeals')
    .leftJoin('users as staff', 'staff.id', 'appeals.decided_by')
    .select(['statement_id', 'words', 'appealed_at', 'outcome', 'answer', 'decided_at'])
    .select(['staff.id as staff_id', 'staff.name as staff_name'])
    .where('statement_id', '=', statementId)
    .executeTakeFirst()

export type AppealRow = NonNullable<Awaited<ReturnType<typeof findAppeal>>>

/** @returns whether it is the first */
export const insertAppeal = async (tx: Tx, appeal: Insertable<Tables['appeals']>): Promise<boolean> =>
  (await tx
    .insertInto('appeals')
    .values(appeal)
    .onConflict(conflict => conflict.doNothing())
    .returning('statement_id')
    .executeTakeFirst()) !== undefined

type Decided = { outcome: 'granted' | 'refused'; answer: string; decided_by: number; decided_at: Date }

export const saveOutcome = (tx: Tx, statementId: number, decided: Decided) =>
  tx.updateTable('appeals').set(decided).where('statement_id', '=', statementId).where('outcome', 'is', null).execute()
