import type { ReportedKind } from '@celebrio/contract/base/reports'
import { sql } from 'kysely'
import { type NoticeActors, type NoticeSubject, quotedLength, type SubjectFacts } from '#features/base/notifications'

/** What a notice knows of a case, or of the statement about it. */
export type CaseFacts = SubjectFacts & { thing: ReportedKind }

/** Statements, for whom they are about. */
export const statementSubject: NoticeSubject = {
  table: 'moderation_decisions',
  visible: (db, viewerId, id) =>
    db
      .selectFrom('moderation_decisions as decision')
      .select('decision.id')
      .where('decision.author_id', '=', viewerId)
      .where('decision.id', '=', sql.ref<number>(id)),
  describe: id => sql`(
    SELECT jsonb_build_object('statement_id', told.id, 'thing', one.subject_type, 'description', left(told.excerpt, ${sql.lit(quotedLength)}))
    FROM moderation_decisions AS told JOIN report_cases AS one ON one.id = told.case_id WHERE told.id = ${sql.ref(id)})`,
}

/** Cases that wait, for a decision or a second look, for the staff. */
export const openCaseSubject: NoticeSubject = {
  table: 'report_cases',
  visible: (db, viewerId, id) =>
    db
      .selectFrom('report_cases as waiting')
      .innerJoin('users as viewer', join => join.on('viewer.id', '=', viewerId).on('viewer.staff_role', 'is not', null))
      .select('waiting.id')
      .where('waiting.state', '<>', sql.lit('decided'))
      .where('waiting.id', '=', sql.ref<number>(id)),
  describe: id => sql`(
    SELECT jsonb_build_object('thing', told.subject_type, 'case_id', told.id) FROM report_cases AS told WHERE told.id = ${sql.ref(id)})`,
}

/** The staff, without anybody of it. */
export const staffActor: NoticeActors = (db, _viewerId, id) =>
  db
    .selectFrom('users as actor')
    .select(['actor.id', sql<string>`'Celebrio'`.as('name'), sql<string | null>`NULL::text`.as('profile_picture')])
    .whereRef('actor.id', '=', db.dynamic.ref(id))
