import { z } from 'zod'
import { currencies } from '../platform/currencies.ts'
import { endpoints } from '../platform/endpoint.ts'
import { clearable, flag, id, integer, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { message } from '../platform/lists.ts'
import { line } from '../platform/text-schemas.ts'
import { event } from './event-shapes.ts'
import { calendarDay } from './event-times.ts'
import { oneEvent } from './events.ts'

/** Code points of names; entries of one event; the largest amount, in the minor unit of its currency. */
export const planLimits = { todos: 100, todo: 200, lines: 100, line: 120, amount: 1_000_000_000_000 } as const

const currency = () =>
  z
    .string()
    .trim()
    .toUpperCase()
    .refine(code => currencies.includes(code), issue('not_a_choice'))
const amount = () => integer().pipe(z.int().min(0).max(planLimits.amount))

export const todoForm = z.object({
  title: line({ max: planLimits.todo, min: 1 }),
  due_on: optional(calendarDay()),
  is_done: optional(flag()),
  /** The to-do to insert it before; at the end if left out or if that one is gone. */
  before: optional(id()),
})
export type TodoForm = z.output<typeof todoForm>

/** Omitted fields stay as they are; an empty day is removed. */
export const todoEdit = z.object({
  title: todoForm.shape.title.optional(),
  due_on: clearable(calendarDay()),
  is_done: optional(flag()),
})
export type TodoEdit = z.output<typeof todoEdit>

export const lineForm = z.object({
  name: line({ max: planLimits.line, min: 1 }),
  planned: optional(amount()),
  spent: optional(amount()),
})
export type LineForm = z.output<typeof lineForm>

export const lineEdit = lineForm.extend({ name: lineForm.shape.name.optional() })
export type LineEdit = z.output<typeof lineEdit>

/** Changing the currency keeps the amounts, rounded to its decimals: 12.50 becomes 13 if it has none. */
export const budgetEdit = z.object({ currency: optional(currency()), planned_total: clearable(amount()) })
export type BudgetEdit = z.output<typeof budgetEdit>

const count = z.int().nonnegative()
export const todo = z.object({ id: z.int(), title: z.string(), due_on: z.string().nullable(), is_done: z.boolean() })
const budgetLine = z.object({ id: z.int(), name: z.string(), planned: count, spent: count })
export type Todo = z.output<typeof todo>
export type BudgetLine = z.output<typeof budgetLine>

/** A host's to-dos and budget. Amounts are integers in the currency's minor unit. */
export const plan = z.object({
  /** Increases with every change: of two responses the higher version is the newer one. */
  version: count,
  /** In the host's order. */
  todos: z.array(todo),
  currency: z.string().length(3),
  planned_total: count.nullable(),
  lines: z.array(budgetLine),
  /** Sums of the budget items. */
  lines_planned: count,
  lines_spent: count,
})
export type Plan = z.output<typeof plan>

/** Guests, and people including their companions. */
const heads = z.object({ guests: count, people: count })
export type Heads = z.output<typeof heads>

const oneTodo = z.object({ id: id(), todo_id: id() })
const oneLine = z.object({ id: id(), line_id: id() })
const changed = message.extend({ plan })
const change = { who: 'member', answer: changed, errors: ['not_found'], limits: ['editing'] } as const

export const eventPlans = endpoints({
  summary: {
    method: 'GET',
    path: '/event/:id/summary',
    who: 'member',
    summary:
      'How an event that the viewer hosts, alone or with others, stands: guests, check-ins, days left, to-dos and budget',
    params: oneEvent,
    answer: z.object({
      event,
      guests: z.object({
        accepted: heads,
        pending: heads,
        maybe: heads,
        confirming: heads,
        waiting: heads,
        rejected: heads,
        requested: heads,
      }),
      checked_in: heads,
      /** Calendar days at the event's place until it begins; below 0 afterwards. */
      days_left: z.int(),
      plan,
    }),
    errors: ['not_found'],
  },
  editBudget: {
    ...change,
    method: 'PATCH',
    path: '/event/:id/budget',
    summary: 'Set the planned total of an own event, or its currency',
    params: oneEvent,
    body: budgetEdit,
  },
  addTodo: {
    ...change,
    method: 'POST',
    path: '/event/:id/todo',
    summary: 'Add something to do for an own event',
    params: oneEvent,
    body: todoForm,
    status: 201,
  },
  editTodo: {
    ...change,
    method: 'PATCH',
    path: '/event/:id/todo/:todo_id',
    summary: 'Tick something to do, name it anew or give it a day',
    params: oneTodo,
    body: todoEdit,
  },
  moveTodo: {
    ...change,
    method: 'POST',
    path: '/event/:id/todo/:todo_id/move',
    summary: 'Put something to do before another one, or last; all others keep their order',
    params: oneTodo,
    body: z.object({ before: optional(id()) }),
  },
  deleteTodo: {
    ...change,
    method: 'DELETE',
    path: '/event/:id/todo/:todo_id',
    summary: 'Delete something to do; answers what it takes to add it again where it stood',
    params: oneTodo,
    answer: changed.extend({ deleted: todo.extend({ before: z.int().nullable() }) }),
  },
  addLine: {
    ...change,
    method: 'POST',
    path: '/event/:id/budget-line',
    summary: 'Add a line to the budget of an own event',
    params: oneEvent,
    body: lineForm,
    status: 201,
  },
  editLine: {
    ...change,
    method: 'PATCH',
    path: '/event/:id/budget-line/:line_id',
    summary: 'Change a line of a budget; what is left out stays',
    params: oneLine,
    body: lineEdit,
  },
  deleteLine: {
    ...change,
    method: 'DELETE',
    path: '/event/:id/budget-line/:line_id',
    summary: 'Delete a line of a budget; answers what it takes to add it again',
    params: oneLine,
    answer: changed.extend({ deleted: budgetLine }),
  },
})
