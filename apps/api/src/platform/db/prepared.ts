import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Most statements that are kept prepared; a bound for texts that vary with the length of a list. */
const max = 300
const names = new Map<string, string>()

const isRead = (text: string) => /^\s*(select|with)\s/i.test(text) && !/\b(insert|update|delete)\s/i.test(text)

// A prepared `select *` breaks when a migration adds a column while this process runs.
const isStable = (text: string) => isRead(text) && !/\.\*|select \*/i.test(text)

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= max || !isStable(text)) return known
  const name = `read_${names.size}`
  names.set(text, name)
  return name
}

const preparingClient = (client: pg.PoolClient): PostgresPoolClient => {
  const query = (text: string, values: readonly unknown[] = []) => {
    const name = nameOf(text)
    return client.query({ text, values: [...values], ...(name && { name }) })
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: destroy => client.release(destroy) }
}

/** The pool as Kysely sees it, with reads prepared once per connection: to plan the feed costs more than to run it. */
export const preparing = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => preparingClient(await pool.connect()),
  end: () => pool.end(),
})
