import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { oneRow } from '#platform/db/per-row.ts'

const decisions = (db: Db) =>
  db
    .selectFrom('moderation_decisions as decision')
    .innerJoin('report_cases as one', 'one.id', 'decision.case_id')
    .leftJoinLateral(
      oneRow(
        db
          .selectFrom('users')
          .select(['users.id', 'users.name'])
          .where('users.id', '=', sql.ref<number>('decision.decided_by')),
      ).as('staff'),
      join => join.onTrue(),
    )
    .select(['decision.id', 'decision.case_id', 'decision.author_id', 'decision.action', 'decision.rule'])
    .select(['decision.words', 'decision.suspended_until', 'decision.decided_at', 'decision.undone_at'])
    .select(['decision.undone_words', 'decision.excerpt', 'one.subject_type', 'one.subject_id', 'one.report_count'])
    .select(['staff.id as staff_id', 'staff.name as staff_name'])

export type DecisionRow = NonNullable<Awaited<ReturnType<typeof findDecision>>>

export const findDecision = (db: Db, id: number) => decisions(db).where('decision.id', '=', id).executeTakeFirst()

export const findDecisionOfCase = (db: Db, caseId: number) =>
  decisions(db).where('decision.case_id', '=', caseId).executeTakeFirst()

export const findDecisionsOfCases = (db: Db, caseIds: readonly number[]) =>
  decisions(db).where('decision.case_id', '=', sql<number>`ANY(${caseIds}::bigint[])`).execute()

/** What was decided about somebody's things, last first. */
export const findDecisionsAbout = (db: Db, authorId: number, max: number) =>
  decisions(db)
    .where('decision.author_id', '=', authorId)
    .orderBy('decision.decided_at', 'desc')
    .orderBy('decision.id', 'desc')
    .limit(max)
    .execute()

export const insertDecision = async (tx: Tx, decision: Insertable<Tables['moderation_decisions']>): Promise<number> =>
  (await tx.insertInto('moderation_decisions').values(decision).returning('id').executeTakeFirstOrThrow()).id

/** @returns whether it stood until then */
export const markUndone = async (tx: Tx, id: number, undone_at: Date, undone_words: string | null): Promise<boolean> =>
  (await tx
    .updateTable('moderation_decisions')
    .set({ undone_at, undone_words })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** A dismissal, which nobody was told the reasons of. */
export const deleteDismissal = (tx: Tx, id: number) =>
  tx.deleteFrom('moderation_decisions').where('id', '=', id).where('action', '=', 'dismiss').execute()
