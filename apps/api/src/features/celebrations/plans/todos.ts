import { planLimits, type TodoEdit, type TodoForm } from '@celebrio/contract/celebrations/plans'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { changePlan, within } from './plan.ts'
import { countEntries } from './queries/plans.ts'
import { deleteTodo, insertTodo, positionTodo, updateTodo } from './queries/todos.ts'

const limit = {
  constraints: ['event_plans_todos'],
  field: 'title',
  issue: 'too_many_todos',
  max: planLimits.todos,
} as const

/** @throws AppError not_found, validation_failed when there are too many already */
export const addTodo = (app: AppContext, viewer: Viewer, eventId: number, { before, ...form }: TodoForm) =>
  changePlan(app, viewer, eventId, 'To-do added', async tx => {
    await within(limit, () => countEntries(tx, eventId, 'total_todos', 1))
    const { title, due_on = null, is_done = false } = form
    const id = await insertTodo(tx, eventId, { title, due_on, is_done })
    if (before !== undefined) await positionTodo(tx, eventId, id, before)
    return {}
  })

type OneTodo = { id: number; todo_id: number }

/** @throws AppError not_found */
export const editTodo = (app: AppContext, viewer: Viewer, { id, todo_id }: OneTodo, edit: TodoEdit) =>
  changePlan(app, viewer, id, 'To-do saved', async tx => {
    if (!(await updateTodo(tx, id, todo_id, edit))) throw new AppError('not_found')
    return {}
  })

/** @throws AppError not_found */
export const moveTodo = (app: AppContext, viewer: Viewer, { id, todo_id }: OneTodo, before: number | undefined) =>
  changePlan(app, viewer, id, 'To-do moved', async tx => {
    if (!(await updateTodo(tx, id, todo_id, {}))) throw new AppError('not_found')
    await positionTodo(tx, id, todo_id, before ?? null)
    return {}
  })

/** @throws AppError not_found */
export const removeTodo = (app: AppContext, viewer: Viewer, { id, todo_id }: OneTodo) =>
  changePlan(app, viewer, id, 'To-do deleted', async tx => {
    const deleted = await deleteTodo(tx, id, todo_id)
    if (!deleted) throw new AppError('not_found')
    await countEntries(tx, id, 'total_todos', -1)
    return { deleted }
  })
