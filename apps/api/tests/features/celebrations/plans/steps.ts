import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Loose, Someone } from '../../../harness/caller.ts'
import type { World } from '../../../harness/world.ts'

const to = (event: number, path: string) => `/event/${event}/${path}`

/** Planning actions of hosts, through the API. */
export const plansOf = ({ call }: World) => {
  const addTodo = (as: Someone, event: number, json: object) => call('POST', to(event, 'todo'), { as, json })
  const addLine = (as: Someone, event: number, json: object) => call('POST', to(event, 'budget-line'), { as, json })
  return {
    addTodo,
    editTodo: (as: Someone, event: number, id: number, json: object) =>
      call('PATCH', to(event, `todo/${id}`), { as, json }),
    moveTodo: (as: Someone, event: number, id: number, before?: number) =>
      call('POST', to(event, `todo/${id}/move`), { as, json: { before } }),
    removeTodo: (as: Someone, event: number, id: number) => call('DELETE', to(event, `todo/${id}`), { as }),
    addLine,
    editLine: (as: Someone, event: number, id: number, json: object) =>
      call('PATCH', to(event, `budget-line/${id}`), { as, json }),
    removeLine: (as: Someone, event: number, id: number) => call('DELETE', to(event, `budget-line/${id}`), { as }),
    budget: (as: Someone, event: number, json: object) => call('PATCH', to(event, 'budget'), { as, json }),
    summary: (as: Someone | undefined, event: number) => call('GET', to(event, 'summary'), { as }),
    async plan(as: Someone, event: number): Promise<Loose> {
      const { status, body } = await call('GET', to(event, 'summary'), { as })
      expect(status, JSON.stringify(body)).toBe(200)
      return body.plan
    },
    /** Adds several to-dos. @returns their ids */
    async todos(as: Someone, event: number, titles: string[]): Promise<number[]> {
      for (const title of titles) expect((await addTodo(as, event, { title })).status).toBe(201)
      const { body } = await call('GET', to(event, 'summary'), { as })
      return titles.map(title => body.plan.todos.find((one: Loose) => one.title === title).id)
    },
    /** Adds a budget item. @returns its id */
    async line(as: Someone, event: number, json: object): Promise<number> {
      const { status, body } = await addLine(as, event, json)
      expect(status, JSON.stringify(body)).toBe(201)
      return body.plan.lines.at(-1).id
    },
  }
}

export const titles = (plan: Loose): string[] => plan.todos.map((one: Loose) => one.title)

/** Adds many entries of a kind to an existing plan, below the API. */
export async function fill({ app }: World, event: number, kind: 'todos' | 'lines', count: number): Promise<void> {
  const entries = {
    todos: sql`INSERT INTO event_todos (event_id, position, title)
      SELECT ${event}, n + 1000, 'To do ' || n FROM generate_series(1, ${count}) AS n`,
    lines: sql`INSERT INTO event_budget_lines (event_id, name, planned, spent)
      SELECT ${event}, 'Castle', 1000000000000, 999999999999 FROM generate_series(1, ${count})`,
  }
  await entries[kind].execute(app.db)
  await sql`UPDATE event_plans SET ${sql.ref(`total_${kind}`)} = ${sql.ref(`total_${kind}`)} + ${count}
    WHERE event_id = ${event}`.execute(app.db)
}
