import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { chores, listeners, previewsOf, routesOf } from './app.ts'
import { loadWorld } from './features/base/locations/seed-locations.ts'
import { livingSessions, viewerOfToken } from './features/people/accounts/public.ts'
import type { Kit } from './platform/app-context.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { QueryListener } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { loadSigner } from './platform/db/secrets.ts'
import { jobTable, scheduleOf, teller } from './platform/facts.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import { registerFileRoutes } from './platform/files/file-routes.ts'
import { registerHealth } from './platform/http/health.ts'
import { registerNotFound } from './platform/http/not-found.ts'
import { registerOpenapi } from './platform/http/openapi.ts'
import { registerOutbox } from './platform/http/outbox.ts'
import { registerPreviews } from './platform/http/previews.ts'
import { registerRateLimits } from './platform/http/rate-limits.ts'
import { registerReference } from './platform/http/reference.ts'
import { bindRoutes } from './platform/http/register-routes.ts'
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
  app: FastifyInstance
  kit: Kit
  jobs: Jobs
  onLoss(listener: (reason: string) => void): void
  stop(): Promise<void>
}

const mailerOf = (settings: Settings) =>
  settings.smtpUrl
    ? smtpMailer(settings.smtpUrl, settings.mailFrom)
    : outboxMailer(dataFolder(settings, 'outbox'), settings.mailFrom)

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

function keepSweeping(kit: Kit, started: Started): void {
  const sweep = () => kit.realtime.sweep(ids => livingSessions(kit, ids))
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => kit.log.error({ err: error }, 'sweep of sockets'))
  }, sweepEvery)
  started.defer(() => clearInterval(timer))
}

async function startKit(
  settings: Settings,
  started: Started,
  redis: Redis | undefined,
  { clock = systemClock, onQuery, working = true }: BootOptions,
) {
  const log = openLog(settings.logLevel)
  const database = await openDatabase(settings, onQuery)
  started.defer(() => database.close())
  await migrate(database.pool)
  await loadWorld(database.db)
  const signer = await loadSigner(database.db)
  const tell = teller(listeners, () => jobs)
  const files = createFileStore(settings, signer, clock)
  const mailer = mailerOf(settings)
  started.defer(() => mailer.close())
  const realtime = startRealtime(settings, redis, started)
  const kit: Kit = { settings, db: database.db, clock, files, mailer, signer, tell, realtime, log }
  const table = jobTable(listeners, chores, () => kit)
  const jobs = await startJobs({ database, table, schedule: scheduleOf(chores), log, working })
  started.defer(() => jobs.stop())
  keepSweeping(kit, started)
  return { kit, jobs, database }
}

async function startServer(
  kit: Kit,
  redis: Redis | undefined,
  webFolder: string | undefined,
): Promise<FastifyInstance> {
  const { settings } = kit
  const app = await buildServer(settings, kit.log)
  const checkLimits = await registerRateLimits(app, settings.rateLimits, installationOf(settings), redis)
  await registerOpenapi(app, settings.publicUrl, version)
  registerHealth(app, kit)
  await registerFileRoutes(app, kit)
  registerOutbox(app, settings)
  const secureCookies = settings.publicUrl.startsWith('https:')
  const authenticate = (token: string) => viewerOfToken(kit, token)
  bindRoutes(app, routesOf(kit), { authenticate, checkLimits, checkAnswers: settings.checkAnswers, secureCookies })
  await registerReference(app)
  if (webFolder) await registerPreviews(app, previewsOf(kit), { webFolder, publicUrl: settings.publicUrl })
  await registerNotFound(app, webFolder)
  app.addHook('preClose', () => kit.realtime.close())
  await app.ready()
  kit.realtime.attach(app.server, authenticate)
  return app
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
    const { kit, jobs, database } = await startKit(settings, started, redis, options)
    const app = await startServer(kit, redis, options.webFolder)
    started.defer(() => app.close().then(() => undefined))
    return { app, kit, jobs, onLoss: listener => database.onLoss(listener), stop: () => started.disposeAsync() }
  } catch (error) {
    await started.disposeAsync()
    throw error
  }
}
