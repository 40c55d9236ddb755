import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Limit of prepared statements per connection. Each takes about 100 kB there; all lists together are 281. */
const max = 1000

/** The names of the statements that the connections of one pool keep. */
type Names = Map<string, string>

const isRead = (text: string) => /^\s*(select|with)\s/i.test(text) && !/\b(insert|update|delete)\s/i.test(text)

const namesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)

/** A statement without its subqueries, or what else stands in parentheses. */
function withoutSubqueries(text: string): string {
  let depth = 0
  let left = ''
  for (const part of text.split(/([()])/)) {
    if (part === ')') depth -= 1
    if (depth === 0) left += part
    if (part === '(') depth += 1
  }
  return left
}

/** Whether all columns of the result are named, in the statement or in the subquery whose columns are all taken. */
function namesColumns(text: string): boolean {
  if (!/\bselect \*|\.\*/i.test(withoutSubqueries(text))) return true
  const subqueries = new Set(namesOf(text, /\) as "(\w+)"/g))
  return !/select \*/i.test(text) && namesOf(text, /"(\w+)"\.\*/g).every(name => subqueries.has(name))
}

/**
 * Whether PostgreSQL can keep a statement. A prepared `select *` breaks when a migration adds a column while this process
 * runs; in a subquery it does not, as long as the result stays the same.
 */
export const isPreparable = (text: string): boolean => isRead(text) && namesColumns(text)

/** @throws Error for a statement that PostgreSQL would plan each time */
export function requirePreparable(text: string): void {
  if (!isPreparable(text)) throw new Error(`Would be planned each time: ${text}`)
}

function nameOf(names: Names, text: string): string | undefined {
  const existing = names.get(text)
  if (existing || names.size >= max || !isPreparable(text)) return existing
  const name = `read_${names.size}`
  names.set(text, name)
  return name
}

function preparingClient(client: pg.PoolClient, names: Names): PostgresPoolClient {
  const query = (text: string, values?: readonly unknown[]) => {
    const name = nameOf(names, text)
    return client.query({ text, ...(values && { values: values as unknown[] }), ...(name && { name }) })
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: destroy => client.release(destroy) }
}

/** Kysely keeps what it knows of a connection by its client: the same one each time that it is lent. */
const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

function preparingOnce(client: pg.PoolClient, names: Names): PostgresPoolClient {
  const known = clients.get(client) ?? preparingClient(client, names)
  clients.set(client, known)
  return known
}

/** The pool for Kysely. Reads are prepared once per connection, because planning the feed costs more than running it. */
export function preparing(pool: pg.Pool): PostgresPool {
  const names: Names = new Map()
  return {
    options: pool.options,
    connect: async () => preparingOnce(await pool.connect(), names),
    end: () => pool.end(),
  }
}
