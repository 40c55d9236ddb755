import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { readMigrations } from '../../src/platform/db/migrate.ts'
import { atEnd } from '../harness/at-end.ts'
import { signUp } from '../harness/people.ts'
import { copyTemplate } from '../harness/postgres.ts'
import { dataFolder, startProgram, untilReady } from './embedded/program.ts'

vi.setConfig({ testTimeout: 60_000 })

const { DATABASE_URL = '', REDIS_URL = '' } = process.env

/** A database of the present version, one for several processes. */
async function sharedDatabase() {
  const { url, drop } = await copyTemplate(DATABASE_URL)
  atEnd(drop)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  atEnd(() => client.end())
  const env = { DATA_DIR: await dataFolder(), DATABASE_URL: url, REDIS_URL }
  return { env, query: (sql: string, values?: string[]) => client.query(sql, values) }
}

test.skipIf(!DATABASE_URL)('a new process whose migration fails ends and says which; the old one goes on', async () => {
  const { env, query } = await sharedDatabase()
  const old = await startProgram(env)
  await untilReady(old)
  const ana = await signUp(old.call, 'Ana')
  // What this migration adds is there already, so it can't be applied.
  const again = (await readMigrations()).findLast(({ sql }) => /CREATE TABLE|ADD COLUMN/.test(sql))?.name ?? ''
  await query('DELETE FROM schema_migrations WHERE name >= $1', [again])

  const next = await startProgram(env)
  expect(await next.ended).toBe(1)
  expect(next.said()).toMatch(`Migration ${again} failed: `)
  const { status } = await old.call('POST', '/post', { as: ana, json: { content: 'All as before' } })
  expect(status).toBe(201)
  const { rows } = await query('SELECT FROM schema_migrations WHERE name = $1', [again])
  expect(rows).toEqual([])
})

test.skipIf(!DATABASE_URL)(
  'the version before starts on a schema with migrations that it has never heard of',
  async () => {
    const { env, query } = await sharedDatabase()
    await query(`INSERT INTO schema_migrations (name, checksum) VALUES ('9999_of_tomorrow.sql', '0')`)
    await query('CREATE TABLE of_tomorrow (id bigint); ALTER TABLE posts ADD COLUMN of_tomorrow text')
    const program = await startProgram(env)
    await untilReady(program)
    const ana = await signUp(program.call, 'Ana')
    const { status } = await program.call('POST', '/post', { as: ana, json: { content: 'Back again' } })
    expect(status).toBe(201)
  },
)
