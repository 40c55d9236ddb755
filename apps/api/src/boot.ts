import { operationIds } from '@celebrio/contract/contract'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { features } from './app.ts'
import { routesOf } from './feature-reads.ts'
import { seedLocations } from './features/base/locations/seed-locations.ts'
import { followSubjects } from './features/chat/conversations/public.ts'
import { hearWord } from './features/money/payments/public.ts'
import { viewerOfToken } from './features/people/accounts/public.ts'
import type { AppContext } from './platform/app-context.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Database, Db, QueryListener } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { type OpenDatabase, openDatabase } from './platform/db/open.ts'
import { connectReplica, Replica } from './platform/db/replica.ts'
import { loadSigner } from './platform/db/secrets.ts'
import { createEmitter, jobTable, scheduleOf } from './platform/facts.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import { registerFileRoutes } from './platform/files/file-routes.ts'
import { drainServer } from './platform/http/draining.ts'
import { registerHealth } from './platform/http/health.ts'
import { registerOpenapi } from './platform/http/openapi.ts'
import { registerOutbox } from './platform/http/outbox.ts'
import { registerRateLimits } from './platform/http/rate-limits.ts'
import { registerReference } from './platform/http/reference.ts'
import { registerRoutes } from './platform/http/register-routes.ts'
import { buildServer } from './platform/http/server.ts'
import { type Jobs, startJobs } from './platform/jobs/jobs.ts'
import { openLog } from './platform/log.ts'
import { outboxMailer, smtpMailer } from './platform/mail/mailer.ts'
import { createGateway, type Gateways } from './platform/payments/create-gateway.ts'
import { registerTestGateway } from './platform/payments/test-gateway-page.ts'
import { registerWebhook } from './platform/payments/webhook-route.ts'
import { openPushes } from './platform/push/push-service.ts'
import { loadVapidKeys } from './platform/push/vapid-keys.ts'
import { startBeats } from './platform/realtime/beats.ts'
import { connectRedis } from './platform/redis.ts'
import { dataFolder, type Settings } from './platform/settings.ts'
import { registerPages, type WebClient } from './register-pages.ts'
import { installationOf, startRealtime, startSweeping } from './start-realtime.ts'
import { version } from './version.ts'

/** Overrides for tests, which move the clock, count queries, run jobs on demand and share a process for their databases. */
export type BootOptions = WebClient & {
  clock?: Clock
  onQuery?: QueryListener
  working?: boolean
  database?: OpenDatabase
  replica?: Database
}

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

const listeners = [...features.flatMap(feature => feature.listeners ?? []), ...followSubjects(features)]
const scheduledJobs = features.flatMap(feature => feature.scheduledJobs ?? [])

/** What was started, to be stopped in reverse order. */
type Started = AsyncDisposableStack

/** @param given one whose lag a test makes by hand */
function startReplica(
  settings: Settings,
  started: Started,
  { given, primary, log }: { given: Database | undefined; primary: Db; log: Logger },
): Replica | null {
  const database = given ?? connectReplica(settings)
  if (!database) return null
  started.defer(() => database.close())
  const replica = new Replica(database.db, primary, log)
  if (!given) started.defer(replica.watch())
  return replica
}

async function startApp(
  settings: Settings,
  started: Started,
  { redis, log }: { redis: Redis | undefined; log: Logger },
  { clock = systemClock, onQuery, working = true, database: given, replica: givenReplica }: BootOptions,
) {
  const database = given ?? (await openDatabase(settings, onQuery))
  started.defer(() => database.close())
  await migrate(database.pool)
  await seedLocations(database.db)
  const replica = startReplica(settings, started, { given: givenReplica, primary: database.db, log })
  const signer = await loadSigner(database.db)
  const emit = createEmitter(listeners, () => jobs)
  const files = createFileStore(settings, signer, clock)
  const mailer = mailerOf(settings)
  started.defer(() => mailer.close())
  const realtime = startRealtime(settings, started, { redis, log })
  const pushes = openPushes(await loadVapidKeys(database.db), settings)
  started.defer(() => pushes.close())
  const { gateway, testGateway } = await createGateway(settings, database.db, clock)
  const own = { settings, clock, gateway, files, mailer, signer, emit, features, realtime, pushes, log }
  const app: AppContext = { ...own, db: database.db, replica }
  const table = jobTable(listeners, scheduledJobs, () => app)
  const alone = !settings.databaseUrl
  const schedule = scheduleOf(scheduledJobs)
  const { finishSeconds } = settings
  const jobs = await startJobs({ database, table, schedule, log, working, alone, finishSeconds })
  started.defer(() => jobs.stop())
  startSweeping(app, started)
  if (working) started.defer(startBeats(app))
  return { app, jobs, database, testGateway }
}

/** Where the gateway tells of payments, and the page of the one for tests. */
async function registerPayments(server: FastifyInstance, app: AppContext, testGateway: Gateways['testGateway']) {
  if (app.gateway) await registerWebhook(server, app.gateway, word => hearWord(app, word))
  if (testGateway) registerTestGateway(server, testGateway)
}

async function startServer(
  { app, testGateway, database: { pool } }: Awaited<ReturnType<typeof startApp>>,
  redis: Redis | undefined,
  options: BootOptions,
): Promise<FastifyInstance> {
  const { settings } = app
  const server = await buildServer(settings, app.log)
  const checkLimits = await registerRateLimits(server, settings.rateLimits, app.signer, installationOf(settings), redis)
  await registerOpenapi(server, version, operationIds)
  registerHealth(server, app, pool)
  await registerFileRoutes(server, app)
  registerOutbox(server, settings)
  await registerPayments(server, app, testGateway)
  const secureCookies = settings.publicUrl.startsWith('https:')
  const authenticate = (token: string) => viewerOfToken(app, token)
  registerRoutes(server, routesOf(app), {
    authenticate,
    checkLimits,
    checkAnswers: settings.checkAnswers,
    secureCookies,
  })
  await registerReference(server)
  await registerPages(server, app, checkLimits, options)
  await server.ready()
  app.realtime.attach(server.server, authenticate)
  return server
}

/** Starts everything except listening. If a step fails, what was already started is stopped again. */
export async function boot(settings: Settings, options: BootOptions = {}): Promise<Running> {
  const started = new AsyncDisposableStack()
  try {
    const log = openLog(settings.logLevel)
    const redis = settings.redisUrl ? connectRedis(settings.redisUrl, log) : undefined
    started.defer(() => redis?.disconnect())
    const parts = await startApp(settings, started, { redis, log }, options)
    const { app, jobs, database } = parts
    const server = await startServer(parts, redis, options)
    started.defer(() => drainServer(server, () => app.realtime.close(), settings))
    return { server, app, jobs, onLoss: listener => database.onLoss(listener), stop: () => started.disposeAsync() }
  } catch (error) {
    await started.disposeAsync()
    throw error
  }
}
