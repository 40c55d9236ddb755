import type { Plan } from '@celebrio/contract/celebrations/plans'
import type { Db } from '#platform/db/database.ts'
import { findLines } from './queries/budget-items.ts'
import { findPlan } from './queries/plans.ts'
import { findTodos } from './queries/todos.ts'

const nothingYet = { version: 0, currency: 'USD', planned_total: null, lines_planned: 0, lines_spent: 0 }

/** What is planned for an event; whoever asks must be host or co-host. */
export async function readPlan(db: Db, eventId: number): Promise<Plan> {
  const plan = await findPlan(db, eventId)
  if (!plan) return { ...nothingYet, todos: [], lines: [] }
  return { ...plan, todos: await findTodos(db, eventId), lines: await findLines(db, eventId) }
}
