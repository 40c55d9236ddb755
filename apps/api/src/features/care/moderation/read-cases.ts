import type { CaseState, ReportedKind } from '@celebrio/contract/base/reports'
import { countedCases, type PastCase } from '@celebrio/contract/care/moderation'
import type { CaseDetails, CaseSummary } from '@celebrio/contract/care/shapes'
import { type ReportedThing, reportableOf } from '#features/base/reports'
import { findForStaff } from '#features/people/accounts'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate, paginateById } from '#platform/db/keyset.ts'
import { notesOf } from './notes.ts'
import { actionsFor, whyNotDecide, whyNotReverse } from './policies.ts'
import {
  type CaseRow,
  countWaiting,
  findCase,
  findReports,
  hasReported,
  listChanged,
  listOfAuthor,
  listOpen,
  listWaitingAbout,
} from './queries/cases.ts'
import { findDecisionOfCase, findDecisionsAbout, findDecisionsOfCases } from './queries/decisions.ts'
import { decidedView, personView, summaryView, thingView } from './view.ts'

const max = { reports: 100, earlier: 20, otherCases: 20 }

/** The things of some cases, by kind and id: one read for each kind. */
async function thingsOf(app: AppContext, rows: readonly CaseRow[]): Promise<Map<string, ReportedThing>> {
  const found = new Map<string, ReportedThing>()
  for (const [kind, own] of Map.groupBy(rows, row => row.subject_type)) {
    const ids = own.map(row => row.subject_id)
    for (const thing of await reportableOf(app, kind).read(app, ids)) found.set(`${kind} ${thing.id}`, thing)
  }
  return found
}

const nameOf = ({ subject_type, subject_id }: CaseRow) => `${subject_type} ${subject_id}`

/** What a row of a list says of each case. */
async function summariesOf(app: AppContext, rows: readonly CaseRow[]): Promise<CaseSummary[]> {
  const things = await thingsOf(app, rows)
  return rows.map(row => summaryView(app, row, things.get(nameOf(row))))
}

/** Cases as they stand in lists, with what was decided of them. */
async function withDecisions(app: AppContext, rows: readonly CaseRow[]): Promise<PastCase[]> {
  const decided = await findDecisionsOfCases(
    app.db,
    rows.map(({ id }) => id),
  )
  const notes = await notesOf(app, decided)
  const decisions = new Map(decided.map(row => [row.case_id, decidedView(row, notes)]))
  const summaries = await summariesOf(app, rows)
  return summaries.map(one => ({ ...one, decision: decisions.get(one.id) ?? null }))
}

type Wanted = Paging & { state: CaseState; kind?: ReportedKind | undefined; urgent?: boolean | undefined }

export async function readQueue(app: AppContext, { state, kind, urgent, ...paging }: Wanted) {
  const { page, ...more } =
    state === 'open'
      ? await listOpen(app.db, { ...paging, kind, urgent })
      : paginate(await listChanged(app.db, state, kind, paging), paging.per_page, row => row.id)
  return { cases: await withDecisions(app, page), ...more }
}

export const countCases = (app: AppContext) => countWaiting(app.db, countedCases)

/** What was reported of somebody, and what came of it. */
export async function readHistory(app: AppContext, authorId: number, paging: Paging) {
  const { page, ...more } = paginateById(await listOfAuthor(app.db, authorId, paging), paging.per_page)
  return { cases: await withDecisions(app, page), ...more }
}

/** A case with its thing, as far as that is still there. @throws AppError not_found */
export async function requireCase(app: AppContext, id: number) {
  const row = await findCase(app.db, id)
  const author = row && (await findForStaff(app.db, row.author_id))
  if (!author) throw new AppError('not_found')
  const things = await thingsOf(app, [row])
  return { row, author, thing: things.get(nameOf(row)), reportable: reportableOf(app, row.subject_type) }
}

type Author = Awaited<ReturnType<typeof requireCase>>['author']

const authorView = (app: AppContext, author: Author): CaseDetails['author'] => ({
  ...personView(app, author),
  language: author.language,
  joined_at: author.created_at.toISOString(),
  email_verified: author.email_verified,
  is_kid: author.is_kid,
  status: author.status,
})

/** What else waits about the author of a case. */
async function otherCasesOf(app: AppContext, { id, author_id }: CaseRow): Promise<CaseSummary[]> {
  const rows = await listWaitingAbout(app.db, author_id, max.otherCases + 1)
  return summariesOf(app, rows.filter(row => row.id !== id).slice(0, max.otherCases))
}

/** @throws AppError not_found */
export async function readCase(app: AppContext, viewer: Viewer, id: number): Promise<{ case: CaseDetails }> {
  const { row, author, thing, reportable } = await requireCase(app, id)
  // Authors never hear who has reported them, those of the staff neither.
  const reports = author.id === viewer.id ? [] : await findReports(app.db, id, max.reports)
  const decision = await findDecisionOfCase(app.db, id)
  const earlier = await findDecisionsAbout(app.db, author.id, max.earlier + 1)
  const notes = await notesOf(app, decision ? [decision, ...earlier] : earlier)
  const reported = await hasReported(app.db, id, viewer.id)
  const refusal = row.state === 'open' ? whyNotDecide(viewer, author, reported) : null
  const one = { author, state: row.state, hasReported: reported }
  return {
    case: {
      ...summaryView(app, row, thing),
      thing: thing ? thingView(thing) : null,
      author: authorView(app, author),
      reported_by: reports.map(({ rule, reason, created_at, ...face }) => ({
        person: personView(app, face),
        rule,
        reason,
        created_at: created_at.toISOString(),
      })),
      decision: decision ? decidedView(decision, notes) : null,
      other_cases: await otherCasesOf(app, row),
      earlier: earlier
        .filter(one => one.id !== decision?.id)
        .slice(0, max.earlier)
        .map(one => decidedView(one, notes)),
      can: {
        actions: row.state === 'open' && refusal === null ? actionsFor(reportable) : [],
        refusal,
        reverse: decision !== undefined && whyNotReverse(viewer, one, decision) === null,
      },
    },
  }
}
