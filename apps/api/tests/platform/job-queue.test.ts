import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { connect } from '../../src/platform/db/database.ts'
import { startEmbedded } from '../../src/platform/db/embedded/start-embedded.ts'
import { templateFolder } from '../../src/platform/db/template.ts'
import type { JobHandler } from '../../src/platform/jobs/do-jobs.ts'
import { poolExecutor } from '../../src/platform/jobs/executor.ts'
import { type Jobs, startJobs } from '../../src/platform/jobs/jobs.ts'
import type { Schedule } from '../../src/platform/jobs/scheduled.ts'
import { openLog } from '../../src/platform/log.ts'
import { copyTemplate } from '../harness/postgres.ts'

const folder = await mkdtemp(join(tmpdir(), 'celebrio-jobs-'))
const server = process.env.DATABASE_URL ? await copyTemplate(process.env.DATABASE_URL) : null
const embedded = server
  ? null
  : await startEmbedded({ folder: join(folder, 'database'), template: await templateFolder() })
const database = connect(
  server ? { connectionString: server.url, max: 4 } : { host: embedded?.host ?? '', user: 'postgres', max: 1 },
)
const { db, pool } = database
const running: Jobs[] = []

afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop()
  await sql`DELETE FROM jobs.job`.execute(db)
})

afterAll(async () => {
  await database.close()
  await embedded?.stop()
  await server?.drop()
  await rm(folder, { recursive: true, force: true })
})

type Handlers = Record<string, JobHandler>
type Options = { schedule?: Schedule; alone?: boolean }

/** A process that runs jobs. */
async function start(handlers: Handlers, { schedule = [], alone = false }: Options = {}): Promise<Jobs> {
  const table = new Map(Object.entries(handlers))
  const jobs = await startJobs({
    database,
    table,
    schedule,
    log: openLog('silent'),
    working: true,
    alone,
    finishSeconds: 3,
  })
  running.push(jobs)
  return jobs
}

/** Sends jobs, each in its own transaction. */
async function send(jobs: Jobs, handler: string, numbers: number[]): Promise<void> {
  for (const number of numbers) await db.transaction().execute(tx => jobs.send(tx, [handler], [{ number }]))
}

async function statesOf(handler: string): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM jobs.job WHERE group_id = ${handler} ORDER BY state`.execute(db)
  return rows.map(row => row.state)
}

/** A handler that records its calls. */
function remembering() {
  const done: number[] = []
  return { done, run: async ({ number }: { number: number }) => void done.push(number) }
}

// Normally takes milliseconds; the limit is for busy machines.
const soon = { timeout: 20_000, interval: 20 }
/** Shorter than the poll interval. */
const atOnce = { timeout: 4_000, interval: 20 }
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

test('a job is done soon after its transaction is committed, and not before', async () => {
  const notes = remembering()
  const jobs = await start({ notes: notes.run })
  await db.transaction().execute(async tx => {
    await jobs.send(tx, ['notes'], [{ number: 1 }])
    expect(notes.done).toEqual([])
  })
  await vi.waitFor(() => expect(notes.done).toEqual([1]), atOnce)
  await vi.waitFor(async () => expect(await statesOf('notes')).toEqual(['completed']), soon)
})

test('nothing is left of a job whose transaction is rolled back', async () => {
  const notes = remembering()
  const jobs = await start({ notes: notes.run })
  const failing = db.transaction().execute(async tx => {
    await jobs.send(tx, ['notes'], [{ number: 1 }])
    throw new Error('Changed my mind')
  })
  await expect(failing).rejects.toThrow('Changed my mind')
  expect(await statesOf('notes')).toEqual([])
  await send(jobs, 'notes', [2])
  await vi.waitFor(() => expect(notes.done).toEqual([2]), soon)
})

test('a slow handler holds up nobody else, and still does one after the other', async () => {
  const notes = remembering()
  const emails: string[] = []
  const post = Promise.withResolvers<void>()
  const jobs = await start({
    notes: notes.run,
    emails: async ({ number }: { number: number }) => {
      emails.push(`${number} begins`)
      if (number === 1) await post.promise
      emails.push(`${number} ends`)
    },
  })
  await send(jobs, 'emails', [1])
  await vi.waitFor(() => expect(emails).toEqual(['1 begins']), soon)
  await send(jobs, 'emails', [2])
  await send(jobs, 'notes', [3])
  await vi.waitFor(() => expect(notes.done).toEqual([3]), soon)
  expect(emails).toEqual(['1 begins'])
  post.resolve()
  await vi.waitFor(() => expect(emails).toEqual(['1 begins', '1 ends', '2 begins', '2 ends']), soon)
})

test('one that fails is kept to be tried again, and those after it are done', async () => {
  const notes = remembering()
  const jobs = await start({
    notes: async (data: { number: number }) => {
      if (data.number === 1) throw new Error('Not today')
      await notes.run(data)
    },
  })
  await send(jobs, 'notes', [1, 2, 3])
  await vi.waitFor(async () => expect(await statesOf('notes')).toEqual(['retry', 'completed', 'completed']), soon)
  expect(notes.done).toEqual([2, 3])
  await send(jobs, 'nobody', [4])
  await vi.waitFor(async () => expect(await statesOf('nobody')).toEqual(['retry']), soon)
})

test('stopping takes nothing more and lets what runs come to its end', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const jobs = await start({
    notes: async () => {
      begun.resolve()
      await end.promise
    },
  })
  await send(jobs, 'notes', [1])
  await begun.promise
  const stopped = jobs.stop()
  await send(jobs, 'notes', [2])
  end.resolve()
  await stopped
  expect(await statesOf('notes')).toEqual(['created', 'completed'])
})

test('what stands in the queues of before, waiting or begun, is done', async () => {
  const boss = new PgBoss({ db: poolExecutor(pool), schema: 'jobs', supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue('notes')
  await boss.send('notes', { number: 1 })
  await boss.fetch('notes')
  for (const number of [2, 3]) await boss.send('notes', { number })
  await boss.schedule('notes', '0 4 * * *')
  await boss.stop({ close: false })
  const notes = remembering()
  await start({ notes: notes.run }, { schedule: [{ name: 'sweep', cron: '0 5 * * *' }] })
  await vi.waitFor(() => expect(notes.done.toSorted((one, other) => one - other)).toEqual([1, 2, 3]), soon)
  const { rows } = await sql<{ name: string; key: string; cron: string }>`
    SELECT name, key, cron FROM jobs.schedule`.execute(db)
  expect(rows).toEqual([{ name: 'work', key: 'sweep', cron: '0 5 * * *' }])
})

test('what a killed process had begun is done by the next one that is alone', async () => {
  const notes = remembering()
  const killed = await startJobs({
    database,
    table: new Map(),
    schedule: [],
    log: openLog('silent'),
    working: false,
    alone: false,
    finishSeconds: 3,
  })
  running.push(killed)
  await send(killed, 'notes', [1])
  await sql`UPDATE jobs.job SET state = 'active', started_on = now()`.execute(db)
  await start({ notes: notes.run }, { alone: true })
  await vi.waitFor(() => expect(notes.done).toEqual([1]), soon)
})

test('what is due by the clock is done once, by one of several processes', async () => {
  const sweep = vi.fn(async () => undefined)
  const schedule = [{ name: 'sweep', cron: '* * * * *' }]
  const lookedAt = async () =>
    (await sql<{ cron_on: Date | null }>`SELECT cron_on FROM jobs.version`.execute(db)).rows[0]?.cron_on
  await start({ sweep }, { schedule })
  await vi.waitFor(async () => expect(await lookedAt()).not.toBeNull(), soon)
  await sql`UPDATE jobs.version SET cron_on = NULL`.execute(db)
  await start({ sweep }, { schedule })
  await start({ sweep }, { schedule })
  await vi.waitFor(() => expect(sweep).toHaveBeenCalled(), { timeout: 40_000, interval: 50 })
  expect(await statesOf('sweep')).toHaveLength(1)
})
