import { sql, type Updateable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

const columns = ['id', 'title', sql<string | null>`due_on::text`.as('due_on'), 'is_done'] as const

export const findTodos = (db: Db, eventId: number) =>
  db.selectFrom('event_todos').select(columns).where('event_id', '=', eventId).orderBy('position').execute()

/** The undone one that is due first; of those without a day the first. */
export const findNextTodo = (db: Db, eventId: number) =>
  db
    .selectFrom('event_todos')
    .select(columns)
    .where('event_id', '=', eventId)
    .where('is_done', '=', false)
    .orderBy(sql`event_todos.due_on NULLS LAST`)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()

type NewTodo = { title: string; due_on: string | null; is_done: boolean }

/** Adds one at the end of a locked plan. */
export async function insertTodo(tx: Tx, event_id: number, todo: NewTodo): Promise<number> {
  const position = sql<number>`(
    SELECT coalesce(max(position), 0) + 1 FROM event_todos WHERE event_id = ${event_id})`
  const row = { event_id, position, ...todo }
  return (await tx.insertInto('event_todos').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Moves one before another one, or to the end when that one is gone; the others keep their order. */
export const positionTodo = (tx: Tx, eventId: number, todoId: number, before: number | null) =>
  sql`
    UPDATE event_todos SET position = sorted.position
    FROM (
      SELECT todo.id, row_number() OVER (ORDER BY
        CASE todo.id WHEN ${todoId} THEN coalesce(goal.position - 0.5, 2147483647) ELSE todo.position END, todo.id) AS position
      FROM event_todos AS todo LEFT JOIN event_todos AS goal ON goal.id = ${before}::bigint AND goal.event_id = ${eventId}
      WHERE todo.event_id = ${eventId}
    ) AS sorted
    WHERE event_todos.id = sorted.id AND event_todos.position <> sorted.position`.execute(tx)

export type TodoChange = Updateable<Tables['event_todos']>

/** @returns whether there is one */
export async function updateTodo(tx: Tx, eventId: number, todoId: number, change: TodoChange): Promise<boolean> {
  // The event id is set too, so that an empty change is a valid statement.
  const { numUpdatedRows } = await tx
    .updateTable('event_todos')
    .set({ event_id: eventId, ...change })
    .where('event_id', '=', eventId)
    .where('id', '=', todoId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** @returns what it was, and which one came after it */
export async function deleteTodo(tx: Tx, eventId: number, todoId: number) {
  const deleted = await tx
    .deleteFrom('event_todos')
    .where('event_id', '=', eventId)
    .where('id', '=', todoId)
    .returning([...columns, 'position'])
    .executeTakeFirst()
  if (!deleted) return undefined
  const { position, ...todo } = deleted
  const next = await tx
    .selectFrom('event_todos')
    .select('id')
    .where('event_id', '=', eventId)
    .where('position', '>', position)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return { ...todo, before: next?.id ?? null }
}
