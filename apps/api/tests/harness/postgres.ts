import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { seedLocations } from '../../src/features/base/locations/seed-locations.ts'
import { connect } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { prepareQueue } from '../../src/platform/jobs/open-queue.ts'
import { type Beginnings, beginningsOf, resetDatabase } from './reset-database.ts'

const template = 'celebrio_test_template'

const urlOf = (server: string, database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1)

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const run = async (server: string, sql: string): Promise<void> => {
  await onServer(server, client => client.query(sql))
}

/** Creates the database that tests copy: schema, locations and the job queue. */
export async function ensureTemplateDatabase(server: string): Promise<void> {
  await run(server, `DROP DATABASE IF EXISTS ${template}`)
  await run(server, `CREATE DATABASE ${template}`)
  const database = connect({ connectionString: urlOf(server, template), max: 2 })
  await migrate(database.pool)
  await seedLocations(database.db)
  await prepareQueue(database.pool)
  await database.close()
}

/** Of the databases of one run of tests. */
const prefix = () => `celebrio_test_${process.env.TEST_RUN}_`
const newName = () => prefix() + randomBytes(6).toString('hex')

type TestDatabase = { url: string; drop(): Promise<void> }

async function newDatabase(server: string, from: string): Promise<TestDatabase> {
  const name = newName()
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${from}`)
  // No test takes the server's power away: waiting for the disk at each commit took a third of the time.
  await run(server, `ALTER DATABASE ${name} SET synchronous_commit = off`)
  const drop = `DROP DATABASE IF EXISTS ${name}`
  return {
    url: urlOf(server, name),
    // Waits some seconds for closing connections, then terminates the rest, such as those of a killed process.
    drop: () => run(server, drop).catch(() => run(server, `${drop} WITH (FORCE)`)),
  }
}

/** A copy of the template, and a function that drops it. */
export const copyTemplate = (server: string): Promise<TestDatabase> => newDatabase(server, template)

type Kept = { name: string; beginnings: Beginnings }

/** The database of the file before, which is as it was before that file. */
let spare: Kept | undefined

async function keptCopy(server: string): Promise<Kept> {
  const { url } = await copyTemplate(server)
  return { name: nameIn(url), beginnings: await onServer(url, beginningsOf) }
}

/** Nobody is connected to it any more, also not a process that was killed. */
async function giveBack(server: string, { name, beginnings }: Kept): Promise<void> {
  const others = `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${name}'`
  await onServer(server, client => client.query(others))
  const url = urlOf(server, name)
  if (!spare && (await onServer(url, client => resetDatabase(client, beginnings)))) spare = { name, beginnings }
  else await onServer(server, client => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
}

/**
 * A fresh database for one test file: a copy of the template, or what the file before has used and given back, under a
 * new name.
 */
export async function freshDatabase(server: string): Promise<{ url: string; giveBack(): Promise<void> }> {
  const { name: before, beginnings } = spare ?? (await keptCopy(server))
  spare = undefined
  const name = newName()
  await onServer(server, client => client.query(`ALTER DATABASE ${before} RENAME TO ${name}`))
  return { url: urlOf(server, name), giveBack: () => giveBack(server, { name, beginnings }) }
}

/** Drops what workers have kept until their end. */
export const dropKept = (server: string): Promise<void> =>
  onServer(server, async client => {
    const kept = `SELECT datname AS name FROM pg_database WHERE datname LIKE '${prefix()}%'`
    const { rows } = await client.query<{ name: string }>(kept)
    for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
  })

/** An empty one with a role that owns it, and may do nothing else. `url` is of that role. */
export async function ownedDatabase(server: string): Promise<TestDatabase> {
  const { url, drop } = await newDatabase(server, 'template0')
  const [role, password] = [nameIn(url), randomBytes(12).toString('hex')]
  await run(server, `CREATE ROLE ${role} LOGIN PASSWORD '${password}'; ALTER DATABASE ${role} OWNER TO ${role}`)
  const owned = Object.assign(new URL(url), { username: role, password })
  const dropBoth = async () => {
    await drop()
    await run(server, `DROP ROLE ${role}`)
  }
  return { url: owned.href, drop: dropBoth }
}

/** The same with nothing in it. */
export const emptyDatabase = (server: string): Promise<TestDatabase> => newDatabase(server, 'template0')
