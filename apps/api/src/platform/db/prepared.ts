import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Limit of prepared statements per connection, since some texts vary with the length of a list. */
const max = 300
const names = new Map<string, string>()

const isRead = (text: string) => /^\s*(select|with)\s/i.test(text) && !/\b(insert|update|delete)\s/i.test(text)

const namesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)

/** Whether all columns are named, in the statement or in the subquery whose columns are all taken. */
function namesColumns(text: string): boolean {
  const subqueries = new Set(namesOf(text, /\) as "(\w+)"/g))
  return !/select \*/i.test(text) && namesOf(text, /"(\w+)"\.\*/g).every(name => subqueries.has(name))
}

// A prepared `select *` breaks when a migration adds a column while this process runs.
const isStable = (text: string) => isRead(text) && namesColumns(text)

function nameOf(text: string): string | undefined {
  const existing = names.get(text)
  if (existing || names.size >= max || !isStable(text)) return existing
  const name = `read_${names.size}`
  names.set(text, name)
  return name
}

function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values?: readonly unknown[]) => {
    const name = nameOf(text)
    return client.query({ text, ...(values && { values: values as unknown[] }), ...(name && { name }) })
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: destroy => client.release(destroy) }
}

/** Kysely keeps what it knows of a connection by its client: the same one each time that it is lent. */
const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

function preparingOnce(client: pg.PoolClient): PostgresPoolClient {
  const known = clients.get(client) ?? preparingClient(client)
  clients.set(client, known)
  return known
}

/** The pool for Kysely. Reads are prepared once per connection, because planning the feed costs more than running it. */
export const preparing = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => preparingOnce(await pool.connect()),
  end: () => pool.end(),
})
