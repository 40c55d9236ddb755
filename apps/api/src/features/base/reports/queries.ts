import type { CaseState, ReportedKind } from '@celebrio/contract/base/reports'
import type { BrokenRule } from '@celebrio/contract/platform/reports'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type NewReport = {
  subject_type: ReportedKind
  subject_id: number
  /** Whose it is. */
  author_id: number
  user_id: number
  rule: BrokenRule | null
  reason: string | null
}

/**
 * Keeps a report, and opens a case of the thing where none is open. Of one person about one thing the first stands, and only gets
 * what it lacked: so nobody brings a thing before the staff twice. Whoever decides the case at the same time is waited for.
 * @returns the case that it has opened, null where it has opened none
 */
export async function insertReport(
  tx: Tx,
  { subject_type, subject_id, author_id, user_id, rule, reason }: NewReport,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    WITH known AS (
      UPDATE reports SET rule = coalesce(rule, ${rule}::text), reason = coalesce(reason, ${reason}::text)
      WHERE subject_type = ${subject_type} AND subject_id = ${subject_id} AND user_id = ${user_id} RETURNING case_id
    ), opened AS (
      INSERT INTO report_cases (subject_type, subject_id, author_id, rule, is_urgent, opened_at, changed_at)
      SELECT ${subject_type}::text, ${subject_id}::bigint, ${author_id}::bigint, ${rule}::text,
        EXISTS (SELECT FROM users WHERE id IN (${author_id}::bigint, ${user_id}::bigint) AND is_kid), ${now}::timestamptz,
        ${now}::timestamptz
      WHERE NOT EXISTS (SELECT FROM known)
      ON CONFLICT (subject_type, subject_id) WHERE state = 'open'
        DO UPDATE SET is_urgent = report_cases.is_urgent OR excluded.is_urgent,
          rule = coalesce(report_cases.rule, excluded.rule)
      RETURNING id, xmax = 0 AS is_new
    ), named AS (
      UPDATE report_cases SET rule = ${rule} FROM known
      WHERE id = known.case_id AND rule IS NULL AND ${rule}::text IS NOT NULL
    ), filed AS (
      INSERT INTO reports (subject_type, subject_id, user_id, case_id, rule, reason, created_at)
      SELECT ${subject_type}::text, ${subject_id}::bigint, ${user_id}::bigint, opened.id, ${rule}::text, ${reason}::text,
        ${now}::timestamptz
      FROM opened ON CONFLICT DO NOTHING
    )
    SELECT id FROM opened WHERE is_new`.execute(tx)
  return rows[0]?.id ?? null
}

/** Moves a case on, unless somebody else has. @returns whether it did */
export const moveCase = async (tx: Tx, id: number, from: CaseState, state: CaseState, now: Date): Promise<boolean> =>
  (await tx
    .updateTable('report_cases')
    .set({ state, changed_at: now })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()) !== undefined
