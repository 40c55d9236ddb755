import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { connectOrExplain } from '../db/describe-database.ts'
import { checkContents, contentsOf, isEmptyDatabase } from './contents.ts'
import type { Contents } from './manifest.ts'

/** Address without the password, which others could read in the list of processes, and the password as the tools take it. */
function addressFor(databaseUrl: string): { address: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } }
}

/** @throws Error with what the tool says, or that it is not there */
async function runTool(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, args: string[]): Promise<void> {
  const { address, env } = addressFor(databaseUrl)
  const child = spawn(tool, [`--dbname=${address}`, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const missing = `${tool} is not there. It comes with PostgreSQL’s client programs; they must be as new as the server.`
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new Error(missing) : error
  })
  if (code !== 0) throw new Error(`${tool} has failed. ${said.trim()}`)
}

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await connectOrExplain(databaseUrl, () => client.connect())
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Dumps a database while others use it. What is counted is what is dumped: both see the same moment. */
export const dumpDatabase = (databaseUrl: string, to: string): Promise<Contents> =>
  connected(databaseUrl, async client => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query<{ name: string }>('SELECT pg_export_snapshot() AS name')
    await runTool('pg_dump', databaseUrl, ['--format=custom', `--snapshot=${rows[0]?.name}`, `--file=${to}`])
    return contentsOf(client)
  })

export const isEmpty = (databaseUrl: string): Promise<boolean> => connected(databaseUrl, isEmptyDatabase)

/**
 * Fills an empty database, or leaves it empty.
 * @throws Error when it does not have what is expected afterwards
 */
export async function restoreDatabase(databaseUrl: string, from: string, expected: Contents): Promise<void> {
  const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-comments']
  await runTool('pg_restore', databaseUrl, [...whole, from])
  const found = await connected(databaseUrl, contentsOf)
  try {
    checkContents(expected, found)
  } catch (error) {
    await clearDatabase(databaseUrl)
    throw error
  }
}

/** Empties a database that was empty before it was restored. */
export const clearDatabase = (databaseUrl: string): Promise<void> =>
  connected(databaseUrl, async client => {
    await client.query('DROP SCHEMA IF EXISTS jobs CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  })
