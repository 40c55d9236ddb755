import type { Plan } from '@celebrio/contract/celebrations/plans'
import { currencyOfCountry } from '@celebrio/contract/platform/country-currencies'
import type { IssueCode } from '@celebrio/contract/platform/issues'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Db, type Tx, violatesConstraint } from '#platform/db/database.ts'
import { findLines } from './queries/budget-items.ts'
import { findCountry, findPlan, lockPlan } from './queries/plans.ts'
import { findTodos } from './queries/todos.ts'

const nothingYet = { version: 0, planned_total: null, lines_planned: 0, lines_spent: 0 }

/** The currency to begin with: that of the country of the event, or else of its host. */
const proposedCurrency = async (db: Db, eventId: number) => currencyOfCountry((await findCountry(db, eventId)) ?? '')

/** The plan of an event; the caller makes sure that the viewer is host or co-host. */
export async function readPlan(db: Db, eventId: number): Promise<Plan> {
  const plan = await findPlan(db, eventId)
  if (!plan) return { ...nothingYet, currency: await proposedCurrency(db, eventId), todos: [], lines: [] }
  return { ...plan, todos: await findTodos(db, eventId), lines: await findLines(db, eventId) }
}

type Change<More> = (tx: Tx, plan: { currency: string }) => Promise<More>

/**
 * Changes the plan of the viewer's event under a lock. Returns the whole plan, with what the change itself returns.
 * @throws AppError not_found for events of others as well
 */
export const changePlan = <More extends object>(
  app: AppContext,
  viewer: Viewer,
  eventId: number,
  message: string,
  change: Change<More>,
): Promise<{ message: string; plan: Plan } & More> =>
  inTransaction(app, async tx => {
    const locked = await lockPlan(tx, viewer.id, eventId, await proposedCurrency(tx, eventId))
    if (!locked) throw new AppError('not_found')
    const more = await change(tx, locked)
    await app.emit(tx, 'event.planned', { event_id: eventId, user_id: viewer.id })
    return { message, plan: await readPlan(tx, eventId), ...more }
  })

type Bound = { constraints: readonly string[]; field: string; issue: IssueCode; max: number }

/** Runs a write that a constraint may refuse, and names the field if it does. @throws AppError validation_failed */
export async function within({ constraints, field, issue, max }: Bound, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw constraints.some(one => violatesConstraint(error, one)) ? fieldError(field, issue, { max }) : error
  }
}
