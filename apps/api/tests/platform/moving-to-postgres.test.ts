import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { backUp } from '../../src/platform/backup/backup.ts'
import { opened } from '../../src/platform/backup/embedded.ts'
import { isEmpty } from '../../src/platform/backup/postgres.ts'
import { restore } from '../../src/platform/backup/restore.ts'
import { readSettings } from '../../src/platform/settings.ts'
import { png } from '../features/base/uploads/samples.ts'
import { uploading } from '../features/base/uploads/steps.ts'
import { atEnd } from '../harness/at-end.ts'
import { signUp } from '../harness/people.ts'
import { copyTemplate, ownedDatabase } from '../harness/postgres.ts'
import { dataFolder, startServing, stopServing } from './embedded/program.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const server = process.env.DATABASE_URL ?? ''
/** Only where there is a server to move to. */
const moving = test.skipIf(!server)
const command = fileURLToPath(new URL('../../src/commands/restore.ts', import.meta.url))

/** An empty place on the server, whose role owns its database and may do nothing else. */
async function emptyPlace() {
  const { url, drop } = await ownedDatabase(server)
  atEnd(drop)
  return { DATA_DIR: await dataFolder(), DATABASE_URL: url }
}

/** A Celebrio with the embedded database, in which somebody has posted a picture and somebody else likes it. It is stopped. */
const place = { DATA_DIR: await dataFolder() }
async function fill() {
  const program = await startServing(place)
  const [ana, ben] = [await signUp(program.call, 'Ana'), await signUp(program.call, 'Ben')]
  const picture = { name: 'cake.png', type: 'image/png', bytes: new Uint8Array(await png({ width: 40, height: 20 })) }
  const file = await uploading(program).upload(ana, picture)
  const { body } = await program.call('POST', '/post', { as: ana, json: { content: 'Cake', images: [file.image] } })
  const like = `/post/${body.post.id}/like` as '/post/:id/like'
  await program.call('POST', like, { as: ben })
  await stopServing(program)
  return { ana, ben }
}

const members = await fill()

async function backedUp(): Promise<string> {
  const folder = join(await dataFolder(), 'backup')
  await backUp(readSettings(place), folder, '1')
  return folder
}

/** Constraints, triggers and generated columns of a database, but for partitions, which depend on the day. */
async function rulesOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ rule: string }>(`
    SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid), convalidated) AS rule FROM pg_constraint LEFT JOIN pg_class ON pg_class.oid = conrelid
      WHERE contype <> 'n' AND relispartition IS NOT TRUE
    UNION ALL SELECT concat_ws(' ', tgrelid::regclass, tgname, tgenabled) FROM pg_trigger WHERE NOT tgisinternal
    ORDER BY rule`)
  await client.end()
  return rows.map(({ rule }) => rule)
}

moving('what began with the embedded database goes on with PostgreSQL: its people, files and rules', async () => {
  const { ana, ben } = members
  const folder = await backedUp()
  const target = await emptyPlace()
  const env = { PATH: process.env.PATH, ...target }
  const { stderr, stdout } = spawnSync(process.execPath, [command, folder], { env, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^Everything is as it was at .* rows in \d+ tables, \d+ files\.\n$/)
  expect(await readdir(target.DATA_DIR)).toEqual(['files'])

  const fresh = await copyTemplate(server)
  atEnd(fresh.drop)
  expect(await rulesOf(target.DATABASE_URL)).toEqual(await rulesOf(fresh.url))

  const { call, url, ...program } = await startServing(target)
  const login = await call('POST', '/auth/login', { json: { email: ana.email, password: ana.password } })
  const as = { ...ana, token: login.body.token }
  const [post] = (await call('GET', '/post', { as })).body.post
  expect(post).toMatchObject({ content: 'Cake', total_likes: 1 })
  expect((await fetch(url + new URL(post?.images[0]?.image ?? '').pathname)).status).toBe(200)
  // Triggers count on, and numbers are given on.
  await call('DELETE', `/post/${post?.id}/like` as '/post/:id/like', { as: ben })
  const second = await call('POST', '/post', { as, json: { content: 'More cake' } })
  expect(second.body.post.id).toBeGreaterThan(post?.id ?? Number.POSITIVE_INFINITY)
  const posts = (await call('GET', '/post', { as })).body.post
  expect(posts).toMatchObject([{ content: 'More cake' }, { content: 'Cake', total_likes: 0 }])
  await stopServing({ call, url, ...program })
})

moving('it may have been used on other days, for which the job queue has partitions', async () => {
  await opened(join(place.DATA_DIR, 'database'), async pool => {
    await pool.query(`CREATE TABLE jobs.queue_stats_20200102 PARTITION OF jobs.queue_stats
      FOR VALUES FROM ('2020-01-02 00:00:00+00') TO ('2020-01-03 00:00:00+00')`)
    await pool.query(`INSERT INTO jobs.queue_stats (name, captured_on) VALUES ('letters', '2020-01-02 12:00:00+00')`)
    const { rows } = await pool.query<{ name: string }>(`SELECT max(inhrelid::regclass::text) AS name FROM pg_inherits
      WHERE inhparent = 'jobs.queue_stats'::regclass`)
    await pool.query(`DROP TABLE ${rows[0]?.name}`)
  })
  const target = await emptyPlace()
  await restore(readSettings(target), await backedUp())
  const client = new pg.Client(target.DATABASE_URL)
  await client.connect()
  const { rows } = await client.query(`SELECT name FROM jobs.queue_stats WHERE captured_on < '2020-02-01'`)
  await client.end()
  expect(rows).toEqual([{ name: 'letters' }])
})

moving('rows that PostgreSQL refuses leave nothing behind', async () => {
  await opened(join(place.DATA_DIR, 'database'), pool =>
    pool.query(`SET session_replication_role = replica; DELETE FROM posts`),
  )
  const target = await emptyPlace()
  await expect(restore(readSettings(target), await backedUp())).rejects.toThrow(/violates foreign key constraint/)
  expect(await isEmpty(target.DATABASE_URL)).toBe(true)
  expect(await readdir(target.DATA_DIR)).toEqual([])
})
