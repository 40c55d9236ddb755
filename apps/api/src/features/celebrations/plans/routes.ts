import { eventPlans } from '@celebrio/contract/celebrations/plans'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { addLine, editBudget, editLine, removeLine } from './budget.ts'
import { readSummary } from './read-summary.ts'
import { addTodo, editTodo, moveTodo, removeTodo } from './todos.ts'

export const eventPlanRoutes = (kit: Kit): Route[] => [
  route(eventPlans.summary, ({ viewer, params }) => readSummary(kit, viewer, params.id)),
  route(eventPlans.editBudget, ({ viewer, params, body }) => editBudget(kit, viewer, params.id, body)),
  route(eventPlans.addTodo, ({ viewer, params, body }) => addTodo(kit, viewer, params.id, body)),
  route(eventPlans.editTodo, ({ viewer, params, body }) => editTodo(kit, viewer, params, body)),
  route(eventPlans.moveTodo, ({ viewer, params, body }) => moveTodo(kit, viewer, params, body.before)),
  route(eventPlans.deleteTodo, ({ viewer, params }) => removeTodo(kit, viewer, params)),
  route(eventPlans.addLine, ({ viewer, params, body }) => addLine(kit, viewer, params.id, body)),
  route(eventPlans.editLine, ({ viewer, params, body }) => editLine(kit, viewer, params, body)),
  route(eventPlans.deleteLine, ({ viewer, params }) => removeLine(kit, viewer, params)),
]
