import { sql } from 'kysely'
import type { Withheld } from '#features/base/reports'
import type { Db, Tx } from '#platform/db/database.ts'

/** Archives a deal, and notes what it was before. @returns whether it was there, and not withheld before */
export const withholdDeal = async (tx: Tx, id: number, how: Withheld, statement_id: number, now: Date) =>
  (await tx
    .updateTable('deals')
    .set(({ ref }) => ({ withheld: how, statement_id, status_before: ref('status') }))
    .set({ status: 'archive', status_changed_at: now })
    .where('id', '=', id)
    .where('withheld', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** @returns whether it was withheld by that statement */
export const restoreDeal = async (tx: Tx, id: number, statementId: number, now: Date) =>
  (await tx
    .updateTable('deals')
    .set({ withheld: null, statement_id: null, status_before: null, status_changed_at: now })
    .set({ status: sql<'active'>`status_before` })
    .where('id', '=', id)
    .where('statement_id', '=', statementId)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Deals, whoever may see them. */
export const findReported = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('deals')
    .select(['id', 'title', 'description', 'created_at'])
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
