import type { CaseState } from '@celebrio/contract/base/reports'
import { type CaseDetails, type ModerationAction, moderationActions } from '@celebrio/contract/care/shapes'
import type { StaffRole } from '@celebrio/contract/people/users'
import type { Reportable, Withheld } from '#features/base/reports'
import type { Viewer } from '#platform/auth/viewer.ts'

/** Whose thing it is. */
type Author = { id: number; staff_role: StaffRole | null }

/** Why somebody of the staff cannot decide. */
export type Refusal = NonNullable<CaseDetails['can']['refusal']>

/**
 * Why somebody of the staff cannot decide about somebody, null where they can.
 * @param hasReported whether they have brought it before the staff themselves
 */
export function whyNotDecide(
  viewer: Pick<Viewer, 'id' | 'roles'>,
  author: Author,
  hasReported: boolean,
): Refusal | null {
  if (author.id === viewer.id) return 'own_case'
  if (hasReported) return 'own_report'
  return author.staff_role === 'administrator' && !viewer.roles.has('administrator') ? 'above_your_role' : null
}

type Case = { author: Author; state: CaseState; hasReported: boolean }

/**
 * Why somebody of the staff cannot take back a decision, or open again what was dismissed: whoever has decided it may, and
 * administrators; and as long as its author waits for an appeal nobody.
 */
export function whyNotReverse(
  viewer: Pick<Viewer, 'id' | 'roles'>,
  { author, state, hasReported }: Case,
  decision: { staff_id: number | null; undone_at: Date | null },
): Refusal | 'decision_undone' | 'appeal_waits' | 'decided_by_another' | null {
  if (decision.undone_at !== null) return 'decision_undone'
  if (state === 'appealed') return 'appeal_waits'
  if (decision.staff_id !== viewer.id && !viewer.roles.has('administrator')) return 'decided_by_another'
  return whyNotDecide(viewer, author, hasReported)
}

const needs: Partial<Record<ModerationAction, Withheld>> = { hide: 'hidden', remove: 'removed' }

/** What can be done about a kind of thing. */
export const actionsFor = ({ withholds }: Reportable): ModerationAction[] =>
  moderationActions.filter(action => {
    const need = needs[action]
    return need === undefined || withholds.includes(need)
  })
