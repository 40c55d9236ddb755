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

const needs: Partial<Record<ModerationAction, Withheld>> = { hide: 'hidden', remove: 'removed' }

/** What can be done about a kind of thing. */
export const actionsFor = ({ withholds }: Reportable): ModerationAction[] =>
  moderationActions.filter(action => {
    const need = needs[action]
    return need === undefined || withholds.includes(need)
  })
