import type { CaseState, ReportedKind } from '@celebrio/contract/base/reports'
import { type RawBuilder, sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import type { Db } from '#platform/db/database.ts'
import {
  cursorText,
  cursorTimestamp,
  newestFirst,
  type Paging,
  readCursorAs,
  readIdCursor,
  rowsBefore,
  rowsOfPage,
} from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'

const cases = (db: Db) =>
  db
    .selectFrom('report_cases as one')
    .innerJoinLateral(userOf(db, 'one.author_id').as('author'), join => join.onTrue())
    .select([
      'one.id',
      'one.subject_type',
      'one.subject_id',
      'one.state',
      'one.report_count',
      'one.rule',
      'one.is_urgent',
      'one.rank',
    ])
    .select(['one.opened_at', 'one.changed_at', 'one.author_id'])
    .select(['author.name as author_name', 'author.profile_picture as author_picture'])

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>

export const findCase = (db: Db, id: number) => cases(db).where('one.id', '=', id).executeTakeFirst()

type Position = { rank: number; id: number }

const parse = (text: string): Position | null => {
  const [, rank, id] = /^(\d{1,9})~(\d{1,15})$/.exec(text) ?? []
  return rank && id ? { rank: Number(rank), id: Number(id) } : null
}

/** The older, the higher, so that nothing waits for ever among its equals; with `rank` as the index of the queue has it. */
const age = sql<number>`-one.id`

/** Where the ranks of urgent cases begin, as the table has them: so one walk of the queue’s index finds them. */
const urgentRank = sql.lit(1_000_000)

type Waiting = Paging & { kind?: ReportedKind | undefined; urgent?: boolean | undefined }

/** Cases that wait: urgent ones and those with most reports first, the oldest of them before others. */
export async function listOpen(db: Db, { kind, urgent, ...paging }: Waiting) {
  const behind = paging.cursor === undefined ? null : readCursorAs(parse, paging.cursor)
  const rows = await cases(db)
    .where('one.state', '=', sql.lit('open'))
    .$if(kind !== undefined, list => list.where('one.subject_type', '=', kind ?? 'user'))
    .$if(urgent === true, list => list.where('one.rank', '>=', urgentRank))
    .$if(behind !== null, list =>
      list.where(sql<boolean>`(one.rank, ${age}) < (${behind?.rank ?? 0}::integer, -${behind?.id ?? 0}::bigint)`),
    )
    .orderBy('one.rank', 'desc')
    .orderBy(age, 'desc')
    .limit(rowsOfPage(paging.per_page))
    .offset(rowsBefore(paging))
    .execute()
  const page = rows.slice(0, paging.per_page)
  const last = page.at(-1)
  const hasMorePages = rows.length > page.length
  return { page, hasMorePages, nextCursor: hasMorePages && last ? cursorText(`${last.rank}~${last.id}`) : null }
}

const changedAt = sql`one.changed_at`

/** Cases in another state, last changed first. */
export const listChanged = (db: Db, state: CaseState, kind: ReportedKind | undefined, paging: Paging) =>
  newestFirst(
    cases(db)
      .select(cursorTimestamp(changedAt).as('position'))
      .where('one.state', '=', sql.lit(state))
      .$if(kind !== undefined, list => list.where('one.subject_type', '=', kind ?? 'user')),
    changedAt,
    sql`one.id`,
    paging,
  ).execute()

/** How many cases wait; so many are counted at most, so that counting costs the same however many there are. */
export async function countWaiting(db: Db, most: number) {
  const few = (rows: RawBuilder<unknown>) =>
    sql`(SELECT count(*)::integer FROM (SELECT FROM report_cases WHERE ${rows} LIMIT ${sql.lit(most)}) AS few)`
  const { rows } = await sql<{ open: number; urgent: number; appealed: number }>`
    SELECT ${few(sql`state = 'open'`)} AS open, ${few(sql`state = 'open' AND rank >= ${urgentRank}`)} AS urgent,
      ${few(sql`state = 'appealed'`)} AS appealed`.execute(db)
  return rows[0] ?? { open: 0, urgent: 0, appealed: 0 }
}

/** Cases about somebody, the newest first. */
export const listOfAuthor = (db: Db, authorId: number, paging: Paging) => {
  const behind = readIdCursor(paging.cursor)
  return cases(db)
    .where('one.author_id', '=', authorId)
    .$if(behind !== undefined, list => list.where('one.id', '<', behind ?? 0))
    .orderBy('one.id', 'desc')
    .limit(rowsOfPage(paging.per_page))
    .offset(rowsBefore(paging))
    .execute()
}

/** Cases about somebody that wait, the newest first. */
export const listWaitingAbout = (db: Db, authorId: number, max: number) =>
  cases(db)
    .where('one.author_id', '=', authorId)
    .where('one.state', 'in', ['open', 'appealed'])
    .orderBy('one.id', 'desc')
    .limit(max)
    .execute()

/** Who has reported it, in their order. */
export const findReports = (db: Db, caseId: number, max: number) =>
  db
    .selectFrom('reports')
    .innerJoinLateral(
      oneRow(
        db
          .selectFrom('users')
          .select(['users.id', 'users.name', 'users.profile_picture'])
          .where('users.id', '=', sql.ref<number>('reports.user_id')),
      ).as('person'),
      join => join.onTrue(),
    )
    .select([
      'person.id',
      'person.name',
      'person.profile_picture',
      'reports.rule',
      'reports.reason',
      'reports.created_at',
    ])
    .where('case_id', '=', caseId)
    .orderBy('reports.created_at')
    .orderBy('reports.user_id')
    .limit(max)
    .execute()

/** Whether somebody has reported what a case is about, in it. */
export const hasReported = async (db: Db, caseId: number, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('reports')
    .select('case_id')
    .where('case_id', '=', caseId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined

export const findReporterIds = async (db: Db, caseId: number): Promise<number[]> =>
  (await db.selectFrom('reports').select('user_id').where('case_id', '=', caseId).execute()).map(row => row.user_id)
