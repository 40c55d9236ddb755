import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@celebrio/test-servers/free-port'
import { afterAll } from 'vitest'
import { features } from '../../src/app.ts'
import { boot, type Running } from '../../src/boot.ts'
import { livingSessions } from '../../src/features/people/accounts/public.ts'
import type { AppContext } from '../../src/platform/app-context.ts'
import { readSettings, type Settings } from '../../src/platform/settings.ts'
import { caller } from './caller.ts'
import { movableClock } from './clock.ts'
import { readEmails } from './emails.ts'
import { castOf } from './people.ts'
import { copyTemplate } from './postgres.ts'

type Options = { env?: Record<string, string>; settings?: Partial<Settings>; webFolder?: string }

/** As cheap as argon2 can be: what is tested is who gets in, not how long guessing takes. */
const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

async function settingsFor(
  folder: string,
  databaseUrl: string | undefined,
  { env, settings }: Options,
): Promise<Settings> {
  const read = readSettings({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(databaseUrl && process.env.REDIS_URL && { REDIS_URL: process.env.REDIS_URL }),
    ...env,
  })
  return { ...read, checkAnswers: true, passwordCost, ...settings }
}

async function runScheduledJob(app: AppContext, name: string): Promise<void> {
  const job = features.flatMap(feature => feature.scheduledJobs ?? []).find(one => one.name === name)
  if (!job) throw new Error(`There is no scheduled job ${name}.`)
  await job.run(app)
}

/**
 * Celebrio on a database of its own, listening: what one test file plays in. Stopped by itself at the end of the file.
 * Jobs run when `drainJobs` is called; the clock moves when `clock.forward` says so.
 */
export async function startWorld(options: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'celebrio-test-'))
  const database = process.env.DATABASE_URL ? await copyTemplate(process.env.DATABASE_URL) : null
  const settings = await settingsFor(folder, database?.url, options)
  const clock = movableClock()
  const queries: string[] = []
  const { webFolder } = options
  const onQuery = (sql: string) => queries.push(sql)
  const running: Running = await boot(settings, { clock, onQuery, working: false, ...(webFolder && { webFolder }) })
  await running.server.listen({ port: settings.port, host: settings.host })
  afterAll(async () => {
    await running.stop()
    await database?.drop()
    await rm(folder, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${settings.port}`
  const call = caller(url)
  return {
    url,
    folder,
    settings,
    clock,
    app: running.app,
    server: running.server,
    /** Calls the API: `call('POST', '/post', { as: ana, json: { content: 'Hello' } })`. */
    call,
    /** Runs the jobs that wait, until none is left. */
    drainJobs: () => running.jobs.drain(),
    /** Runs what the system does by itself at some hour, now. */
    runScheduledJob: (name: string) => runScheduledJob(running.app, name),
    /** What each process does by itself every minute. */
    sweepSockets: () => running.app.realtime.sweep(ids => livingSessions(running.app, ids)),
    /** E-mails that were sent since the last call, oldest first; runs waiting jobs before. */
    async emails() {
      await running.jobs.drain()
      return readEmails(join(folder, 'outbox'))
    },
    /** A small cast of celebrants and a provider, each signed in: `const { ana, ben } = await people()`. */
    people: () => castOf(call),
    /** Statements that a piece of work sends to the database. */
    async statements(work: () => Promise<unknown>): Promise<string[]> {
      queries.length = 0
      await work()
      return [...queries]
    },
  }
}

export type World = Awaited<ReturnType<typeof startWorld>>
