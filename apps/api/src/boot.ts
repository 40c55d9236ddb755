import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { features } from './app.ts'
import { seedLocations } from './features/base/locations/seed-locations.ts'
import { livingSessions, viewerOfToken } from './features/people/accounts/public.ts'
import type { AppContext } from './platform/app-context.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { QueryListener } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { loadSigner } from './platform/db/secrets.ts'
import { createEmitter, jobTable, scheduleOf } from './platform/facts.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import { registerFileRoutes } from './platform/files/file-routes.ts'
import { registerHealth } from './platform/http/health.ts'
import { registerNotFound } from './platform/http/not-found.ts'
import { registerOpenapi } from './platform/http/openapi.ts'
import { registerOutbox } from './platform/http/outbox.ts'
import { registerPreviews } from './platform/http/previews.ts'
import { registerRateLimits } from './platform/http/rate-limits.ts'
import { registerReference } from './platform/http/reference.ts'
import { registerRoutes } from './platform/http/register-routes.ts'
import { buildServer } from './platform/http/server.ts'
import { type Jobs, startJobs } from './platform/jobs/jobs.ts'
import { openLog } from './platform/log.ts'
import { outboxMailer, smtpMailer } from './platform/mail/mailer.ts'
import { openRealtime, type Realtime } from './platform/realtime/realtime.ts'
import { dataFolder, type Settings } from './platform/settings.ts'
import { version } from './version.ts'

/** What may differ from a normal start: tests move the clock, count queries, and run jobs when they want. */
export type BootOptions = { clock?: Clock; onQuery?: QueryListener; working?: boolean; webFolder?: string }

export type Running = {
  server: FastifyInstance
  app: AppContext
  jobs: Jobs
  onLoss(listener: (reason: string) => void): void
  stop(): Promise<void>
}

const mailerOf = (settings: Settings) =>
  settings.smtpUrl
    ? smtpMailer(settings.smtpUrl, settings.mailFrom)
    : outboxMailer(dataFolder(settings, 'outbox'), settings.mailFrom)

const listeners = features.flatMap(feature => feature.listeners ?? [])
const scheduledJobs = features.flatMap(feature => feature.scheduledJobs ?? [])

/** What was started, to be stopped in the opposite order. */
type Started = AsyncDisposableStack

/** How long, in milliseconds, a line can outlive its session when nobody has told of the end. */
const sweepEvery = 60_000

/** Tells installations apart that share a Redis, as tests do. */
const installationOf = ({ databaseUrl }: Settings) => (databaseUrl ? new URL(databaseUrl).pathname : '')

function startRealtime(settings: Settings, redis: Redis | undefined, started: Started): Realtime {
  if (!redis) return openRealtime()
  const subscriber = redis.duplicate()
  started.defer(() => subscriber.disconnect())
  return openRealtime({ publisher: redis, subscriber, key: installationOf(settings) })
}

function startSweeping(app: AppContext, started: Started): void {
  const sweep = () => app.realtime.sweep(ids => livingSessions(app, ids))
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => app.log.error({ err: error }, 'sweep of sockets'))
  }, sweepEvery)
  started.defer(() => clearInterval(timer))
}

async function startApp(
  settings: Settings,
  started: Started,
  redis: Redis | undefined,
  { clock = systemClock, onQuery, working = true }: BootOptions,
) {
  const log = openLog(settings.logLevel)
  const database = await openDatabase(settings, onQuery)
  started.defer(() => database.close())
  await migrate(database.pool)
  await seedLocations(database.db)
  const signer = await loadSigner(database.db)
  const emit = createEmitter(listeners, () => jobs)
  const files = createFileStore(settings, signer, clock)
  const mailer = mailerOf(settings)
  started.defer(() => mailer.close())
  const realtime = startRealtime(settings, redis, started)
  const app: AppContext = { settings, db: database.db, clock, files, mailer, signer, emit, features, realtime, log }
  const table = jobTable(listeners, scheduledJobs, () => app)
  const alone = !settings.databaseUrl
  const jobs = await startJobs({ database, table, schedule: scheduleOf(scheduledJobs), log, working, alone })
  started.defer(() => jobs.stop())
  startSweeping(app, started)
  return { app, jobs, database }
}

async function startServer(
  app: AppContext,
  redis: Redis | undefined,
  webFolder: string | undefined,
): Promise<FastifyInstance> {
  const { settings } = app
  const server = await buildServer(settings, app.log)
  const checkLimits = await registerRateLimits(server, settings.rateLimits, installationOf(settings), redis)
  await registerOpenapi(server, settings.publicUrl, version)
  registerHealth(server, app)
  await registerFileRoutes(server, app)
  registerOutbox(server, settings)
  const secureCookies = settings.publicUrl.startsWith('https:')
  const authenticate = (token: string) => viewerOfToken(app, token)
  registerRoutes(
    server,
    features.flatMap(feature => feature.routes?.(app) ?? []),
    { authenticate, checkLimits, checkAnswers: settings.checkAnswers, secureCookies },
  )
  await registerReference(server)
  if (webFolder)
    await registerPreviews(
      server,
      features.flatMap(feature => feature.previews?.(app) ?? []),
      { webFolder, publicUrl: settings.publicUrl },
    )
  await registerNotFound(server, webFolder)
  server.addHook('preClose', () => app.realtime.close())
  await server.ready()
  app.realtime.attach(server.server, authenticate)
  return server
}

function connectRedis(url: string | undefined, started: Started): Redis | undefined {
  if (!url) return undefined
  const redis = new Redis(url, { maxRetriesPerRequest: 2 })
  started.defer(() => redis.disconnect())
  return redis
}

/** Starts everything but listening. What was started is stopped again when something fails on the way. */
export async function boot(settings: Settings, options: BootOptions = {}): Promise<Running> {
  const started = new AsyncDisposableStack()
  try {
    const redis = connectRedis(settings.redisUrl, started)
    const { app, jobs, database } = await startApp(settings, started, redis, options)
    const server = await startServer(app, redis, options.webFolder)
    started.defer(() => server.close().then(() => undefined))
    return { server, app, jobs, onLoss: listener => database.onLoss(listener), stop: () => started.disposeAsync() }
  } catch (error) {
    await started.disposeAsync()
    throw error
  }
}
