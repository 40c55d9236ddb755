import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@celebrio/test-servers/free-port'
import { features } from '../../src/app.ts'
import { type BootOptions, boot } from '../../src/boot.ts'
import { livingSessions } from '../../src/features/people/accounts/public.ts'
import type { AppContext } from '../../src/platform/app-context.ts'
import { connect, type Database } from '../../src/platform/db/database.ts'
import { beatOnce } from '../../src/platform/realtime/beats.ts'
import { readSettings, type Settings } from '../../src/platform/settings.ts'
import { atEnd } from './at-end.ts'
import { caller } from './caller.ts'
import { movableClock } from './clock.ts'
import { readEmails } from './emails.ts'
import { openFresh } from './embedded/databases.ts'
import { castOf } from './people.ts'
import { freshDatabase } from './postgres.ts'
import { type RowsRead, rowsRead, type Statement } from './rows-read.ts'

type Options = {
  env?: Record<string, string>
  settings?: Partial<Settings>
  webFolder?: string
  renderingFile?: string
  /** With a second database beside, which follows by hand only. */
  withReplica?: boolean
}

/** The cheapest argon2 parameters: tests check who gets in, not how hard guessing is. */
const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** However late a process is on a busy machine, it answers its test. */
const maxEventLoopDelay = Number.POSITIVE_INFINITY

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
    // Few tests verify the addresses of their people.
    UNVERIFIED_MEGABYTES: '10000',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(databaseUrl && process.env.REDIS_URL && { REDIS_URL: process.env.REDIS_URL }),
    ...env,
  })
  return { ...read, checkAnswers: true, passwordCost, maxEventLoopDelay, ...settings }
}

async function runScheduledJob(app: AppContext, name: string): Promise<void> {
  const job = features.flatMap(feature => feature.scheduledJobs ?? []).find(one => one.name === name)
  if (!job) throw new Error(`There is no scheduled job ${name}.`)
  await job.run(app)
}

/** A second database of the same beginnings. */
async function openReplica({ withReplica }: Options): Promise<Database | undefined> {
  if (!withReplica) return undefined
  if (!process.env.DATABASE_URL) return openFresh({})
  const copy = await freshDatabase(process.env.DATABASE_URL)
  atEnd(copy.giveBack)
  return connect({ connectionString: copy.url, max: 1 })
}

/** Boots with a fresh database: on the server, if there is one, or an embedded one. */
async function bootFresh(
  folder: string,
  options: Options,
  { clock, onQuery }: Required<Pick<BootOptions, 'clock' | 'onQuery'>>,
) {
  const copy = process.env.DATABASE_URL ? await freshDatabase(process.env.DATABASE_URL) : null
  const settings = await settingsFor(folder, copy?.url, options)
  const queried = { onQuery, prepared: settings.databasePrepared }
  const database = settings.databaseUrl ? undefined : await openFresh(queried)
  const replica = await openReplica(options)
  const running = await boot(settings, {
    clock,
    onQuery,
    working: false,
    webFolder: options.webFolder,
    renderingFile: options.renderingFile,
    database,
    ...(replica && { replica }),
  })
  await running.server.listen({ port: settings.port, host: settings.host })
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await running.stop()
    await copy?.giveBack()
  }
  const stopOnce = () => (stopped ??= stop())
  atEnd(async () => {
    await stopOnce()
    await rm(folder, { recursive: true, force: true })
  })
  return { running, settings, stop: stopOnce }
}

/**
 * A listening Celebrio with its own database, for one test file, or one test. Stops automatically at its end.
 * Jobs only run in `drainJobs`; the clock jumps with `clock.forward`.
 */
export async function startWorld(options: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'celebrio-test-'))
  const clock = movableClock()
  const queries: Statement[] = []
  const { running, settings, stop } = await bootFresh(folder, options, {
    clock,
    onQuery: (sql, parameters) => queries.push({ sql, parameters }),
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
    /** Stops the product before the end of the file. */
    stop,
    /** Runs waiting jobs until none are left. */
    drainJobs: () => running.jobs.drain(),
    /** Runs a scheduled job now. */
    runScheduledJob: (name: string) => runScheduledJob(running.app, name),
    /** What each process does every minute. */
    sweepSockets: () => running.app.realtime.sweep(ids => livingSessions(running.app, ids)),
    /** What each process does every ten seconds for those who are connected to it. */
    beat: () => beatOnce(running.app, clock.now()),
    /** E-mails sent since the last call, oldest first; runs waiting jobs first. */
    async emails() {
      await running.jobs.drain()
      return readEmails(join(folder, 'outbox'))
    },
    /** A small cast of celebrants and a provider, each signed in: `const { ana, ben } = await people()`. */
    people: () => castOf(call),
    /** Database statements that a piece of work sends. */
    async statements(work: () => Promise<unknown>): Promise<string[]> {
      queries.length = 0
      await work()
      return queries.map(({ sql }) => sql)
    },
    /** How many rows each of the statements reads that a piece of work sends, by its general plan, `known` ones left out. */
    async rowsRead(work: () => Promise<unknown>, known?: Set<string>): Promise<RowsRead[]> {
      queries.length = 0
      await work()
      return rowsRead(running.app.db, [...queries], known)
    },
  }
}

export type World = Awaited<ReturnType<typeof startWorld>>
