import type { reopeningForm, reversalForm } from '@celebrio/contract/care/reversals'
import type { output } from 'zod'
import { logStaffAction } from '#features/base/audit-log'
import { moveCase } from '#features/base/reports'
import {
  deleteDismissal,
  findDecisionOfCase,
  hasReported,
  requireCase,
  undo,
  whyNotReverse,
} from '#features/care/moderation'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { letterOf } from './letter.ts'

type Kind = 'decision' | 'dismissal'

/**
 * What was decided of a case, for who may take it back.
 * @throws AppError not_found, decision_undone, appeal_waits, decided_by_another, own_case, own_report, above_your_role
 */
async function requireReversible(app: AppContext, viewer: Viewer, caseId: number, kind: Kind) {
  const { row, author } = await requireCase(app, caseId)
  const decision = await findDecisionOfCase(app.db, caseId)
  if (!decision || (decision.action === 'dismiss') !== (kind === 'dismissal')) throw new AppError('not_found')
  const one = { author, state: row.state, hasReported: await hasReported(app.db, caseId, viewer.id) }
  const refusal = whyNotReverse(viewer, one, decision)
  if (refusal) throw new AppError(refusal)
  return { decision, author }
}

const entryOf = (viewer: Viewer, caseId: number, note: string | undefined) =>
  ({ actor_id: viewer.id, subject_type: 'report_case', subject_id: caseId, reason: note ?? null }) as const

/** What the author would read. @throws AppError as `reverse` */
export async function previewReversal(
  app: AppContext,
  viewer: Viewer,
  caseId: number,
  { words }: output<typeof reversalForm>,
) {
  const { decision, author } = await requireReversible(app, viewer, caseId, 'decision')
  return { letter: letterOf(author.language, { ...decision, undone_words: words }) }
}

/**
 * Takes a decision back. Whoever appeals at the same moment is either first, and is answered, or has nothing left to appeal.
 * @throws AppError as `requireReversible`
 */
export async function reverse(
  app: AppContext,
  viewer: Viewer,
  caseId: number,
  { words, note }: output<typeof reversalForm>,
) {
  const { decision } = await requireReversible(app, viewer, caseId, 'decision')
  await inTransaction(app, async tx => {
    if (!(await moveCase(tx, caseId, 'decided', 'decided', app.clock.now()))) throw new AppError('appeal_waits')
    await undo(app, tx, decision, words)
    await logStaffAction(app, tx, { ...entryOf(viewer, caseId, note), action: 'reversed' })
    await app.emit(tx, 'decision.reversed', { statement_id: decision.id })
  })
  return { message: 'The decision is undone.' }
}

/** Lets a case that was dismissed wait again. @throws AppError as `requireReversible` */
export async function reopen(app: AppContext, viewer: Viewer, caseId: number, { note }: output<typeof reopeningForm>) {
  const { decision } = await requireReversible(app, viewer, caseId, 'dismissal')
  await inTransaction(app, async tx => {
    if (!(await moveCase(tx, caseId, 'decided', 'open', app.clock.now()))) throw new AppError('not_found')
    await deleteDismissal(tx, decision.id)
    await logStaffAction(app, tx, { ...entryOf(viewer, caseId, note), action: 'reopened' })
    await app.emit(tx, 'case.reopened', { case_id: caseId })
  })
  return { message: 'The case waits again.' }
}
