import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import copyStreams from 'pg-copy-streams'
import { inOurSchemas } from './contents.ts'

type Table = { name: string; columns: string }

/** Each table that has rows of its own, with the columns that are written: the database computes the others. */
const tablesToCopy = `SELECT format('%I.%I', nspname, relname) AS name, string_agg(format('%I', attname), ', ' ORDER BY attnum) AS columns
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace JOIN pg_attribute ON attrelid = pg_class.oid
  WHERE relkind = 'r' AND ${inOurSchemas} AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  GROUP BY nspname, relname ORDER BY name`

const foreignKeys = `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
  FROM pg_constraint JOIN pg_namespace ON pg_namespace.oid = connamespace
  WHERE contype = 'f' AND conparentid = 0 AND ${inOurSchemas} ORDER BY 1, 2`

const tablesWithTriggers = `SELECT DISTINCT tgrelid::regclass::text AS table
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE NOT tgisinternal AND ${inOurSchemas} ORDER BY 1`

const sequences = `SELECT format('%I.%I', nspname, relname) AS name
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE relkind = 'S' AND ${inOurSchemas} ORDER BY name`

/** Pages of 8 kB that are copied at a time: the embedded database holds the answer to a statement in memory. */
const pagesAtATime = 4096

/**
 * Foreign keys would be checked before all rows are there, and triggers would write what is being copied. Whoever owns
 * the tables may take them away and put them back; only a superuser may switch them off for a session.
 */
async function withoutKeysAndTriggers(to: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const keys = (await to.query<{ table: string; name: string; definition: string }>(foreignKeys)).rows
  const triggers = (await to.query<{ table: string }>(tablesWithTriggers)).rows
  for (const { table, name } of keys) await to.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { table } of triggers) await to.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await work()
  for (const { table } of triggers) await to.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  for (const { table, name, definition } of keys)
    await to.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
}

async function copyTable(from: pg.ClientBase, to: pg.ClientBase, { name, columns }: Table): Promise<void> {
  const { rows } = await from.query<{ pages: number }>(
    `SELECT (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int AS pages`,
    [name],
  )
  for (let page = 0; page < (rows[0]?.pages ?? 0); page += pagesAtATime) {
    const some = `SELECT ${columns} FROM ${name} WHERE ctid >= '(${page},0)' AND ctid < '(${page + pagesAtATime},0)'`
    await pipeline(
      from.query(copyStreams.to(`COPY (${some}) TO STDOUT`)),
      to.query(copyStreams.from(`COPY ${name} (${columns}) FROM STDIN`)),
    )
  }
}

async function copySequence(from: pg.ClientBase, to: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await from.query<{ last_value: number; is_called: boolean }>(
    `SELECT last_value, is_called FROM ${name}`,
  )
  await to.query('SELECT setval($1::regclass, $2, $3)', [name, rows[0]?.last_value, rows[0]?.is_called])
}

/**
 * Replaces all rows of a database by those of another one with the same schema, in one transaction, as who owns the
 * tables. Foreign keys are checked at its end.
 */
export async function copyRows(from: pg.ClientBase, to: pg.ClientBase): Promise<void> {
  const tables = (await to.query<Table>(tablesToCopy)).rows
  await to.query('BEGIN')
  await withoutKeysAndTriggers(to, async () => {
    await to.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`)
    for (const table of tables) await copyTable(from, to, table)
  })
  for (const { name } of (await to.query<{ name: string }>(sequences)).rows) await copySequence(from, to, name)
  await to.query('COMMIT')
  await to.query('ANALYZE')
}
