import { sql } from 'kysely'
import type { Withheld } from '#features/base/reports'
import type { Db, Tx } from '#platform/db/database.ts'
import { allReviews } from './visible.ts'

const counted = ['side', 'stars', 'celebrant_id', 'provider_id'] as const

/** @returns what it counted as; undefined where it is gone, or was withheld before */
export const withholdReview = (tx: Tx, id: number, how: Withheld, statement_id: number) =>
  tx
    .updateTable('reviews')
    .set({ withheld: how, statement_id })
    .where('id', '=', id)
    .where('withheld', 'is', null)
    .where('shown_at', 'is not', null)
    .returning(counted)
    .executeTakeFirst()

/** @returns what it counts as again; undefined where that statement does not withhold it */
export const restoreReview = (tx: Tx, id: number, statementId: number) =>
  tx
    .updateTable('reviews')
    .set({ withheld: null, statement_id: null })
    .where('id', '=', id)
    .where('statement_id', '=', statementId)
    .returning(counted)
    .executeTakeFirst()

/** Reviews, whoever may see them. */
export const findReported = (db: Db, ids: readonly number[]) =>
  allReviews(db)
    .select(['review.id', 'review.words', 'review.stars', 'review.written_at', 'review.side', 'review.answer'])
    .select(['company.company_name', 'company.id as company_id', 'celebrant.name'])
    .where('review.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
