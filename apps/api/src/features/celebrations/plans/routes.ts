import { eventPlans } from '@celebrio/contract/celebrations/plans'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { addLine, editBudget, editLine, removeLine } from './budget.ts'
import { readSummary } from './read-summary.ts'
import { addTodo, editTodo, moveTodo, removeTodo } from './todos.ts'

export const routes = (app: AppContext): Route[] => [
  route(eventPlans.summary, ({ viewer, params }) => readSummary(app, viewer, params.id)),
  route(eventPlans.editBudget, ({ viewer, params, body }) => editBudget(app, viewer, params.id, body)),
  route(eventPlans.addTodo, ({ viewer, params, body }) => addTodo(app, viewer, params.id, body)),
  route(eventPlans.editTodo, ({ viewer, params, body }) => editTodo(app, viewer, params, body)),
  route(eventPlans.moveTodo, ({ viewer, params, body }) => moveTodo(app, viewer, params, body.before)),
  route(eventPlans.deleteTodo, ({ viewer, params }) => removeTodo(app, viewer, params)),
  route(eventPlans.addLine, ({ viewer, params, body }) => addLine(app, viewer, params.id, body)),
  route(eventPlans.editLine, ({ viewer, params, body }) => editLine(app, viewer, params, body)),
  route(eventPlans.deleteLine, ({ viewer, params }) => removeLine(app, viewer, params)),
]
