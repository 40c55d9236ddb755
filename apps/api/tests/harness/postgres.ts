import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { seedLocations } from '../../src/features/base/locations/seed-locations.ts'
import { connect } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { prepareQueue } from '../../src/platform/jobs/open-queue.ts'

const template = 'celebrio_test_template'

const urlOf = (server: string, database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Creates the database that tests copy: schema, locations and the job queue. */
export async function ensureTemplateDatabase(server: string): Promise<void> {
  await onServer(server, `DROP DATABASE IF EXISTS ${template}`)
  await onServer(server, `CREATE DATABASE ${template}`)
  const database = connect({ connectionString: urlOf(server, template), max: 2 })
  await migrate(database.pool)
  await seedLocations(database.db)
  await prepareQueue(database.pool)
  await database.close()
}

type TestDatabase = { url: string; drop(): Promise<void> }

async function newDatabase(server: string, from: string): Promise<TestDatabase> {
  const name = `celebrio_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${from}`)
  // No test takes the server's power away: waiting for the disk at each commit took a third of the time.
  await onServer(server, `ALTER DATABASE ${name} SET synchronous_commit = off`)
  const drop = `DROP DATABASE IF EXISTS ${name}`
  return {
    url: urlOf(server, name),
    // Waits some seconds for closing connections, then terminates the rest, such as those of a killed process.
    drop: () => onServer(server, drop).catch(() => onServer(server, `${drop} WITH (FORCE)`)),
  }
}

/** A fresh database for one test file, and a function that drops it. */
export const copyTemplate = (server: string): Promise<TestDatabase> => newDatabase(server, template)

/** An empty one with a role that owns it, and may do nothing else. `url` is of that role. */
export async function ownedDatabase(server: string): Promise<TestDatabase> {
  const { url, drop } = await newDatabase(server, 'template0')
  const [role, password] = [new URL(url).pathname.slice(1), randomBytes(12).toString('hex')]
  await onServer(server, `CREATE ROLE ${role} LOGIN PASSWORD '${password}'; ALTER DATABASE ${role} OWNER TO ${role}`)
  const owned = Object.assign(new URL(url), { username: role, password })
  const dropBoth = async () => {
    await drop()
    await onServer(server, `DROP ROLE ${role}`)
  }
  return { url: owned.href, drop: dropBoth }
}

/** The same with nothing in it. */
export const emptyDatabase = (server: string): Promise<TestDatabase> => newDatabase(server, 'template0')
