import type { Plan } from '@celebrio/contract/celebrations/plans'
import type { IssueCode } from '@celebrio/contract/platform/issues'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { fieldRefusal, Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { breaks } from '#platform/db/constraint-violations.ts'
import type { Tx } from '#platform/db/database.ts'
import { holdPlan } from './queries/plans.ts'
import { readPlan } from './read-plan.ts'

type Change<More> = (tx: Tx, plan: { currency: string }) => Promise<More>

/**
 * Changes the plan of an own event; nobody else changes it meanwhile. Answers the whole of it, with what the change
 * itself answers.
 * @throws Refusal not_found for events of others as well
 */
export const changePlan = <More extends object>(
  kit: Kit,
  viewer: Viewer,
  eventId: number,
  message: string,
  change: Change<More>,
): Promise<{ message: string; plan: Plan } & More> =>
  inTransaction(kit, async tx => {
    const held = await holdPlan(tx, viewer.id, eventId)
    if (!held) throw new Refusal('not_found')
    const more = await change(tx, held)
    await kit.tell(tx, 'event.planned', { event_id: eventId, user_id: viewer.id })
    return { message, plan: await readPlan(tx, eventId), ...more }
  })

type Bound = { constraints: readonly string[]; field: string; issue: IssueCode; max: number }

/** Writes what a bound of the database may refuse, and names the field then. @throws Refusal validation_failed */
export async function within({ constraints, field, issue, max }: Bound, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw constraints.some(one => breaks(error, one)) ? fieldRefusal(field, issue, { max }) : error
  }
}
