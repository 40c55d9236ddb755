import type { Plan } from '@celebrio/contract/celebrations/plans'
import { expect, test } from 'vitest'
import { type Cost, leftOf, plannedForOthers } from './costs.ts'

const plan = (planned_total: number | null): Plan => ({
  version: 1,
  todos: [],
  currency: 'EUR',
  planned_total,
  lines: [],
  lines_planned: 50_000,
  lines_spent: 20_000,
})
const cost = (currency: string, committed: number): Cost => ({
  name: 'Bookings',
  currency,
  waiting: 0,
  agreed: committed,
  paid: 0,
  committed,
})

test('what is spent and what is agreed in the currency of the budget is gone, other currencies stand beside it', () => {
  expect(leftOf(plan(100_000), [cost('EUR', 30_000), cost('USD', 70_000)])).toEqual({
    goal: 100_000,
    gone: 50_000,
    left: 50_000,
  })
  expect(leftOf(plan(null), [])).toEqual({ goal: 50_000, gone: 20_000, left: 30_000 })
  expect(leftOf(plan(40_000), [cost('EUR', 30_000)]).left).toBe(-10_000)
})

test('what a total leaves beside the expenses is planned for others, so that the column adds up', () => {
  expect([100_000, 50_000, 40_000, null].map(total => plannedForOthers(plan(total)))).toEqual([50_000, 0, null, null])
})
