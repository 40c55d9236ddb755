import type { Appeal, appealAnswerForm } from '@celebrio/contract/care/appeals'
import type { output } from 'zod'
import { logStaffAction } from '#features/base/audit-log'
import { moveCase } from '#features/base/reports'
import {
  type DecisionRow,
  decidedByView,
  decidedView,
  findDecisionOfCase,
  hasReported,
  notesOf,
  undo,
  whyNotDecide,
} from '#features/care/moderation'
import { findForStaff } from '#features/people/accounts'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { letterOf } from './letter.ts'
import { findAppeal, saveOutcome } from './queries/appeals.ts'
import { ownAppealView } from './view.ts'

type AnswerForm = output<typeof appealAnswerForm>

/**
 * Why somebody of the staff cannot decide an appeal, null where they can: whoever decided before, or has reported it, is not asked.
 * @throws AppError not_found
 */
async function whyNot(app: AppContext, viewer: Viewer, decision: DecisionRow): Promise<Appeal['can']['refusal']> {
  if (decision.staff_id === viewer.id) return 'own_decision'
  const author = await findForStaff(app.db, decision.author_id)
  if (!author) throw new AppError('not_found')
  return whyNotDecide(viewer, author, await hasReported(app.db, decision.case_id, viewer.id))
}

/** The appeal of a case, if there is one. @throws AppError not_found where nothing was decided */
export async function readAppeal(app: AppContext, viewer: Viewer, caseId: number): Promise<{ appeal: Appeal | null }> {
  const decision = await findDecisionOfCase(app.db, caseId)
  if (!decision) throw new AppError('not_found')
  const row = await findAppeal(app.db, decision.id)
  if (!row) return { appeal: null }
  const waits = row.outcome === null
  const refusal = waits ? await whyNot(app, viewer, decision) : null
  const can = { decide: waits && refusal === null, refusal }
  return {
    appeal: {
      ...ownAppealView(row),
      decision: decidedView(decision, await notesOf(app, [decision])),
      decided_by: decidedByView(row),
      can,
    },
  }
}

/** @throws AppError not_found, own_decision, own_case, own_report, above_your_role */
async function requireDecidable(app: AppContext, viewer: Viewer, caseId: number) {
  const decision = await findDecisionOfCase(app.db, caseId)
  const found = decision && (await findAppeal(app.db, decision.id))
  if (!found) throw new AppError('not_found')
  const refusal = await whyNot(app, viewer, decision)
  if (refusal) throw new AppError(refusal)
  return { decision, isDecided: found.outcome !== null }
}

/** What the author would read. @throws AppError as `decideAppeal` */
export async function previewOutcome(app: AppContext, viewer: Viewer, caseId: number, form: AnswerForm) {
  const { decision, isDecided } = await requireDecidable(app, viewer, caseId)
  if (isDecided) throw new AppError('appeal_decided')
  const author = await findForStaff(app.db, decision.author_id)
  if (!author) throw new AppError('not_found')
  const { outcome, words: answer } = form
  return { letter: letterOf(author.language, { outcome, answer, kind: decision.subject_type }) }
}

/**
 * Decides an appeal. Of two who do so at once the first one's outcome stands.
 * @throws AppError not_found, appeal_decided, own_decision, own_case, own_report, above_your_role
 */
export async function decideAppeal(app: AppContext, viewer: Viewer, caseId: number, { outcome, words }: AnswerForm) {
  const { decision } = await requireDecidable(app, viewer, caseId)
  await inTransaction(app, async tx => {
    const now = app.clock.now()
    if (!(await moveCase(tx, caseId, 'appealed', 'decided', now))) throw new AppError('appeal_decided')
    await saveOutcome(tx, decision.id, { outcome, answer: words, decided_by: viewer.id, decided_at: now })
    if (outcome === 'granted') await undo(app, tx, decision, null)
    const action = outcome === 'granted' ? 'granted_appeal' : 'refused_appeal'
    await logStaffAction(app, tx, { actor_id: viewer.id, action, subject_type: 'report_case', subject_id: caseId })
    await app.emit(tx, 'appeal.decided', { statement_id: decision.id })
  })
  return { message: 'The appeal is decided.' }
}
