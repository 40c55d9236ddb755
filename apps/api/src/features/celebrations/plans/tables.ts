import type { Generated, GeneratedAlways } from 'kysely'

type EventPlanTable = {
  event_id: number
  version: Generated<number>
  currency: Generated<string>
  planned_total: number | null
  total_todos: Generated<number>
  total_lines: Generated<number>
}

type EventTodoTable = {
  id: GeneratedAlways<number>
  event_id: number
  position: number
  title: string
  /** `YYYY-MM-DD` when it is written; read as text. */
  due_on: string | null
  is_done: Generated<boolean>
}

type EventBudgetLineTable = {
  id: GeneratedAlways<number>
  event_id: number
  name: string
  planned: Generated<number>
  spent: Generated<number>
}

declare module '#platform/db/database.ts' {
  interface Tables {
    event_plans: EventPlanTable
    event_todos: EventTodoTable
    event_budget_lines: EventBudgetLineTable
  }
}
