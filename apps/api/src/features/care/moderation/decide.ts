import type { decisionForm } from '@celebrio/contract/care/moderation'
import type { ModerationAction } from '@celebrio/contract/care/shapes'
import type { output } from 'zod'
import { logStaffAction } from '#features/base/audit-log'
import { moveCase, type Reportable, reportableOf, type Withheld } from '#features/base/reports'
import { liftSuspension, suspendByStaff } from '#features/people/accounts'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { letterOf } from './letter.ts'
import { logged } from './notes.ts'
import { actionsFor, whyNotDecide } from './policies.ts'
import { hasReported } from './queries/cases.ts'
import { type DecisionRow, insertDecision, markUndone } from './queries/decisions.ts'
import { requireCase } from './read-cases.ts'
import { excerptOf } from './rules.ts'

export type DecisionForm = output<typeof decisionForm>

/** A case about which the viewer may decide that. @throws AppError not_found, own_case, own_report, above_your_role, cannot_withhold, cannot_hide */
async function requireDecidable(app: AppContext, viewer: Viewer, id: number, { action }: DecisionForm) {
  const found = await requireCase(app, id)
  const refusal = whyNotDecide(viewer, found.author, await hasReported(app.db, id, viewer.id))
  if (refusal) throw new AppError(refusal)
  const possible = actionsFor(found.reportable)
  if (!possible.includes(action)) throw new AppError(possible.includes('remove') ? 'cannot_hide' : 'cannot_withhold')
  return found
}

/** What stands in the row of a decision. */
function decisionOf(app: AppContext, { action, rule, words, days }: DecisionForm) {
  const decided_at = app.clock.now()
  const until = action === 'suspend' && days !== undefined ? minutesAfter(decided_at, days * 24 * 60) : null
  const reasons = action === 'dismiss' ? { rule: null, words: null } : { rule: rule ?? null, words: words ?? null }
  return { action, ...reasons, decided_at, suspended_until: until }
}

type Decided = { id: number; action: ModerationAction; author_id: number; subject_id: number; until: Date | null }

/** Whoever is suspended has the thing taken away as mildly as it can be. */
function howToWithhold({ withholds }: Reportable, action: ModerationAction): Withheld | undefined {
  if (action === 'remove') return 'removed'
  return action === 'hide' || action === 'suspend' ? withholds[0] : undefined
}

/** Does what was decided. */
async function apply(app: AppContext, tx: Tx, reportable: Reportable, decided: Decided): Promise<void> {
  const { id, action, author_id, subject_id, until } = decided
  const how = howToWithhold(reportable, action)
  if (how) await reportable.withhold?.(app, tx, subject_id, how, id)
  if (action === 'suspend') await suspendByStaff(app, tx, { user_id: author_id, statement_id: id, until })
}

/**
 * Decides a case. Of two who do so at once the first one's decision stands.
 * @throws AppError not_found, case_decided, own_case, own_report, above_your_role, cannot_withhold, cannot_hide
 */
export async function decide(app: AppContext, viewer: Viewer, caseId: number, form: DecisionForm) {
  const { row, author, thing, reportable } = await requireDecidable(app, viewer, caseId, form)
  await inTransaction(app, async tx => {
    const decision = decisionOf(app, form)
    if (!(await moveCase(tx, caseId, 'open', 'decided', decision.decided_at))) throw new AppError('case_decided')
    const by = { case_id: caseId, author_id: author.id, decided_by: viewer.id }
    const id = await insertDecision(tx, { ...decision, ...by, excerpt: thing ? excerptOf(thing) : '' })
    const { action, suspended_until: until } = decision
    await apply(app, tx, reportable, { id, action, author_id: author.id, subject_id: row.subject_id, until })
    const entry = { action: logged[action], subject_type: 'report_case', subject_id: caseId } as const
    await logStaffAction(app, tx, { ...entry, actor_id: viewer.id, reason: form.note ?? null })
    await app.emit(tx, 'case.decided', { statement_id: id })
  })
  return { message: 'The case is decided.' }
}

/** The letter that a decision would send. @throws AppError as `decide` */
export async function previewLetter(app: AppContext, viewer: Viewer, caseId: number, form: DecisionForm) {
  const { row, author, thing } = await requireDecidable(app, viewer, caseId, form)
  const { subject_type } = row
  const decision = { ...decisionOf(app, form), subject_type, excerpt: thing ? excerptOf(thing) : '' }
  return { letter: letterOf(author.language, decision) }
}

/**
 * Takes back what a decision has done, as far as it still does it.
 * @param words what the author is told of it, where no appeal is answered
 * @throws AppError decision_undone
 */
export async function undo(app: AppContext, tx: Tx, decision: DecisionRow, words: string | null): Promise<void> {
  const { id, subject_type, subject_id } = decision
  if (!(await markUndone(tx, id, app.clock.now(), words))) throw new AppError('decision_undone')
  await reportableOf(app, subject_type).restore?.(app, tx, subject_id, id)
  await liftSuspension(tx, id)
}
