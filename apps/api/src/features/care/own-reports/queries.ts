import { sql } from 'kysely'
import type { NoticeSubject } from '#features/base/notifications'
import { visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'

const filedAt = sql`reports.created_at`

/** A page of what somebody has reported, from its index alone; of nobody else are the decisions looked up. */
const pageOf = (db: Db, userId: number, paging: Paging) =>
  newestFirst(
    db
      .selectFrom('reports')
      .select(['reports.case_id', 'reports.subject_type', 'reports.rule', 'reports.reason', 'reports.created_at'])
      .select(cursorTimestamp(filedAt).as('position'))
      .where('reports.user_id', '=', userId),
    filedAt,
    sql`reports.case_id`,
    paging,
  )

/** Whose a reported thing is, as far as they are there for its reporter. */
const authorFor = (db: Db, userId: number) =>
  oneRow(
    db
      .selectFrom('report_cases')
      .innerJoin('users', 'users.id', 'report_cases.author_id')
      .select(['users.id as author_id', 'users.name as author_name'])
      .where('report_cases.id', '=', sql.ref<number>('filed.case_id'))
      .where(visiblePeople(db, userId, 'users')),
  )

/** What somebody has reported, the newest first, with whose it is and what was decided. */
export const listReports = (db: Db, userId: number, paging: Paging) =>
  db
    .selectFrom(pageOf(db, userId, paging).as('filed'))
    .leftJoinLateral(
      oneRow(
        db
          .selectFrom('moderation_decisions as one')
          .select(['one.action', 'one.decided_at', 'one.undone_at'])
          .where('one.case_id', '=', sql.ref<number>('filed.case_id')),
      ).as('decision'),
      join => join.onTrue(),
    )
    .leftJoinLateral(authorFor(db, userId).as('author'), join => join.onTrue())
    .select(['author.author_id', 'author.author_name'])
    .select(['filed.case_id', 'filed.subject_type', 'filed.rule', 'filed.reason', 'filed.created_at', 'filed.position'])
    .select(['decision.action', 'decision.decided_at', 'decision.undone_at'])
    .orderBy('filed.created_at', 'desc')
    .orderBy('filed.case_id', 'desc')
    .execute()

export type ReportRow = Awaited<ReturnType<typeof listReports>>[number]

/** When somebody has reported what some cases are about, and the time zone that they live by. */
export const findFilings = (db: Db, userId: number, caseIds: readonly number[]) =>
  db
    .selectFrom('reports')
    .leftJoin('notification_settings as chosen', 'chosen.user_id', 'reports.user_id')
    .select(['reports.case_id', 'reports.subject_type', 'reports.created_at', 'chosen.timezone'])
    .where('reports.user_id', '=', userId)
    .where('reports.case_id', '=', sql<number>`ANY(${caseIds}::bigint[])`)
    .execute()

/** Cases, for who has reported them. */
export const caseSubject: NoticeSubject = {
  table: 'report_cases',
  visible: (db, viewerId, id) =>
    db
      .selectFrom('reports')
      .select('reports.case_id')
      .where('reports.user_id', '=', viewerId)
      .where('reports.case_id', '=', sql.ref<number>(id)),
  describe: id => sql`jsonb_build_object('case_id', ${sql.ref(id)})`,
}
