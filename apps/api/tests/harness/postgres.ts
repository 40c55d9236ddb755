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

/** A fresh database for one test file, and a function that drops it. */
export async function copyTemplate(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `celebrio_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const drop = `DROP DATABASE IF EXISTS ${name}`
  return {
    url: urlOf(server, name),
    // Waits some seconds for closing connections, then terminates the rest, such as those of a killed process.
    drop: () => onServer(server, drop).catch(() => onServer(server, `${drop} WITH (FORCE)`)),
  }
}
