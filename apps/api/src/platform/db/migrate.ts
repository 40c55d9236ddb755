import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

type Migration = { name: string; sql: string; checksum: string }

/** The numbered .sql files in order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => /^\d{4}_[a-z_0-9]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async name => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

// An arbitrary number; every process must use the same.
const migrationLock = 7_236_551

/** One process at a time. The lock ends with the transaction, so that it holds through a pooler too. */
async function underLock<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function appliedTo(client: pg.PoolClient): Promise<Map<string, string>> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  )
  return new Map(rows.map(row => [row.name, row.checksum]))
}

/** @returns whether it was applied now, and not by another process meanwhile */
async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM schema_migrations WHERE name = $1', [name])
  if (rowCount) return false
  try {
    await client.query(sql)
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
  await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
  return true
}

/**
 * Brings the schema up to date, each file in one transaction, one process at a time (advisory lock).
 * @returns names of the files that were applied now
 * @throws Error when an applied file was changed afterwards, or one fails
 */
export async function migrate(pool: pg.Pool, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = await pool.connect()
  try {
    const applied = await underLock(client, () => appliedTo(client))
    const changed = migrations.find(one => applied.has(one.name) && applied.get(one.name) !== one.checksum)
    if (changed)
      throw new Error(`Migration ${changed.name} was changed after it had been applied; add a new one instead.`)
    const names: string[] = []
    for (const migration of migrations.filter(one => !applied.has(one.name)))
      if (await underLock(client, () => apply(client, migration))) names.push(migration.name)
    return names
  } finally {
    client.release()
  }
}
