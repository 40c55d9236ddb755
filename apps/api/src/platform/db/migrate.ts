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

async function appliedTo(client: pg.PoolClient): Promise<Map<string, string>> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  )
  return new Map(rows.map(row => [row.name, row.checksum]))
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(migration.sql)
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
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
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    const applied = await appliedTo(client)
    const changed = migrations.find(one => applied.has(one.name) && applied.get(one.name) !== one.checksum)
    if (changed)
      throw new Error(`Migration ${changed.name} was changed after it had been applied; add a new one instead.`)
    const pending = migrations.filter(one => !applied.has(one.name))
    for (const migration of pending) await apply(client, migration)
    return pending.map(one => one.name)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
    client.release()
  }
}
