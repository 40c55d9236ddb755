import type pg from 'pg'
import { readMigrations } from '../db/migrate.ts'
import type { Contents } from './manifest.ts'

type Connection = Pick<pg.ClientBase, 'query'>

/** What is not PostgreSQL's own, where `pg_namespace` is joined. */
export const inOurSchemas = `nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'`

const tablesIn = async (connection: Connection): Promise<string[]> => {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE relkind IN ('r', 'p') AND ${inOurSchemas} ORDER BY name`,
  )
  return rows.map(row => row.name)
}

/** Whether a database has no table of anybody. */
export const isEmptyDatabase = async (connection: Connection): Promise<boolean> =>
  (await tablesIn(connection)).length === 0

/** Counts every table. */
export async function contentsOf(connection: Connection): Promise<Contents> {
  const tables: Record<string, number> = {}
  for (const name of await tablesIn(connection)) {
    const { rows } = await connection.query<{ count: string }>(`SELECT count(*)::text AS count FROM ${name}`)
    tables[name] = Number(rows[0]?.count)
  }
  const { rows } = await connection.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name')
  return { tables, migrations: rows.map(row => row.name) }
}

/** @throws Error that names the tables whose rows are not as many as they were */
export function checkContents(expected: Contents, found: Contents): void {
  const names = [...new Set([...Object.keys(expected.tables), ...Object.keys(found.tables)])]
  const wrong = names.filter(name => expected.tables[name] !== found.tables[name])
  if (wrong.length === 0) return
  const lines = wrong.map(name => `${name}: ${found.tables[name] ?? 'none'} of ${expected.tables[name] ?? 'none'} rows`)
  throw new Error(`What was restored is not what was backed up.\n${lines.join('\n')}`)
}

/** @throws Error when this version does not know the schema of a backup */
export async function checkKnown({ migrations }: Contents): Promise<void> {
  const known = new Set((await readMigrations()).map(one => one.name))
  const unknown = migrations.find(name => !known.has(name))
  if (unknown) throw new Error(`This backup is of a newer Celebrio (${unknown}). Restore it with that one.`)
}
