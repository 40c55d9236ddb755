import { operationIds } from '@celebrio/contract/contract'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { features } from './app.ts'
import { seedLocations } from './features/base/locations/seed-locations.ts'
import { livingSessions, viewerOfToken } from './features/people/accounts/public.ts'
import type { AppContext } from './platform/app-context.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { QueryListener } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { type OpenDatabase, openDatabase } from './platform/db/open.ts'
import { loadSigner } from './platform/db/secrets.ts'
import { createEmitter, jobTable, scheduleOf } from './platform/facts.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import { registerFileRoutes } from './platform/files/file-routes.ts'
import { registerHealth } from './platform/http/health.ts'
import { registerNotFound } from './platform/http/not-found.ts'
import { registerOpenapi } from './platform/http/openapi.ts'
import { registerOutbox } from './platform/http/outbox.ts'
import { createRenderer } from './platform/http/page-renderer.ts'
import { type LimitCheck, registerRateLimits } from './platform/http/rate-limits.ts'
import { readDocument } from './platform/http/read-document.ts'
import { registerReference } from './platform/http/reference.ts'
import { registerDocuments } from './platform/http/register-documents.ts'
import { registerRoutes } from './platform/http/register-routes.ts'
import { buildServer } from './platform/http/server.ts'
import { registerSitemaps } from './platform/http/sitemaps.ts'
import { type Jobs, startJobs } from './platform/jobs/jobs.ts'
import { openLog } from './platform/log.ts'
import { outboxMailer, smtpMailer } from './platform/mail/mailer.ts'
import { openRealtime, type Realtime } from './platform/realtime/realtime.ts'
import { dataFolder, type Settings } from './platform/settings.ts'
import { version } from './version.ts'

/** Overrides for tests, which move the clock, count queries, run jobs on demand and share a process for their databases. */
export type BootOptions = {
  clock?: Clock
  onQuery?: QueryListener
  working?: boolean
  webFolder?: string
  /** The web client's renderer of guests' pages. */
  renderingFile?: string
  database?: OpenDatabase
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

const listeners = features.flatMap(feature => feature.listeners ?? [])
const scheduledJobs = features.flatMap(feature => feature.scheduledJobs ?? [])

/** What was started, to be stopped in reverse order. */
type Started = AsyncDisposableStack

/** How long, in milliseconds, a connection can outlive a session whose end was not announced. */
const sweepEvery = 60_000

/** Distinguishes installations that share a Redis, as tests do. */
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
  { clock = systemClock, onQuery, working = true, database: given }: BootOptions,
) {
  const log = openLog(settings.logLevel)
  const database = given ?? (await openDatabase(settings, onQuery))
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

/** What browsers and search engines ask for: the web client, its documents, and the list of public pages. */
async function registerPages(
  server: FastifyInstance,
  app: AppContext,
  checkLimits: LimitCheck,
  { webFolder, renderingFile }: BootOptions,
): Promise<void> {
  const { settings } = app
  registerSitemaps(
    server,
    features.flatMap(feature => feature.sitemap?.(app) ?? []),
    { publicUrl: settings.publicUrl, checkLimits },
  )
  const web = webFolder && { folder: webFolder, document: await readDocument(webFolder, settings) }
  if (web)
    await registerDocuments(
      server,
      features.flatMap(feature => feature.previews?.(app) ?? []),
      {
        document: web.document,
        publicUrl: settings.publicUrl,
        renderPage: renderingFile === undefined ? undefined : createRenderer(server, web.folder, renderingFile),
        checkLimits,
      },
    )
  await registerNotFound(server, web || undefined)
}

async function startServer(app: AppContext, redis: Redis | undefined, options: BootOptions): Promise<FastifyInstance> {
  const { settings } = app
  const server = await buildServer(settings, app.log)
  const checkLimits = await registerRateLimits(server, settings.rateLimits, app.signer, installationOf(settings), redis)
  await registerOpenapi(server, version, operationIds)
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
  await registerPages(server, app, checkLimits, options)
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

/** Starts everything except listening. If a step fails, what was already started is stopped again. */
export async function boot(settings: Settings, options: BootOptions = {}): Promise<Running> {
  const started = new AsyncDisposableStack()
  try {
    const redis = connectRedis(settings.redisUrl, started)
    const { app, jobs, database } = await startApp(settings, started, redis, options)
    const server = await startServer(app, redis, options)
    started.defer(() => server.close().then(() => undefined))
    return { server, app, jobs, onLoss: listener => database.onLoss(listener), stop: () => started.disposeAsync() }
  } catch (error) {
    await started.disposeAsync()
    throw error
  }
}
