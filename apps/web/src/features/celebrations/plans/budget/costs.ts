import type { Plan } from '@celebrio/contract/celebrations/plans'

/** What an event costs beside the expenses of its budget, as others know it: in minor units of one currency. */
export type Cost = {
  name: string
  currency: string
  /** Asked for, and not agreed yet. */
  waiting: number
  agreed: number
  paid: number
  /** What it costs as far as it is known. */
  committed: number
}

/** What is left of the budget: what was spent is gone, and what is agreed elsewhere in its currency is as good as gone. */
export function leftOf({ planned_total, lines_planned, lines_spent, currency }: Plan, costs: readonly Cost[]) {
  const committed = costs.filter(cost => cost.currency === currency).reduce((sum, cost) => sum + cost.committed, 0)
  const goal = planned_total ?? lines_planned
  return { goal, gone: lines_spent + committed, left: goal - lines_spent - committed }
}

/** What a total leaves for costs beside the expenses; null where there is none, or the expenses are above it. */
export const plannedForOthers = ({ planned_total, lines_planned }: Plan): number | null =>
  planned_total === null || planned_total < lines_planned ? null : planned_total - lines_planned
