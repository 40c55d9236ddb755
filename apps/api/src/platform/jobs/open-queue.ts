import type pg from 'pg'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { poolExecutor } from './executor.ts'

/** All jobs share one queue, so that one query finds out whether any are waiting; each job names its handler. */
export const queue = 'work'

export const schema = 'jobs'

/** A job; its group is the name of its handler. */
export type Job = JobWithMetadata<object>

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const retry = { retryLimit: 5, retryDelay: 5, retryBackoff: true, deleteAfterSeconds: 7 * day } as const

/** Intervals in seconds of pg-boss's maintenance. Each run costs the embedded database a write, so they are long. */
const intervals = {
  // Finds jobs whose process has died; they are retried a quarter of an hour after they started.
  superviseIntervalSeconds: 5 * minute,
  monitorIntervalSeconds: 5 * minute,
  // Due schedules must be checked at least once a minute, and sent to the queue within that minute.
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 15,
  queueCacheIntervalSeconds: day,
  // Job dependencies and background index builds after an upgrade, neither of which we use.
  flowIntervalSeconds: day,
  bamIntervalSeconds: day,
}

type Options = {
  /** Whether this process does the queue's maintenance and scheduling. */
  working: boolean
  onError(error: Error): void
}

/** Starts pg-boss. Creates its tables and the queue if they do not exist; a template database already has them. */
export async function openQueue(pool: pg.Pool, { working, onError }: Options): Promise<PgBoss> {
  const boss = new PgBoss({
    db: poolExecutor(pool),
    schema,
    supervise: working,
    schedule: working,
    ...intervals,
  })
  boss.on('error', onError)
  await boss.start()
  if (await boss.getQueue(queue)) return boss
  await boss.createQueue(queue, retry)
  // pg-boss looks the queue up once and caches it. Inside a transaction on the embedded database's only connection that
  // look-up would deadlock, so it happens now.
  await boss.insert(queue, [])
  return boss
}

/** Creates the tables and the queue, for a template database. */
export async function prepareQueue(pool: pg.Pool): Promise<void> {
  // Nothing runs in the background here, so there are no errors to handle; start() itself throws.
  const boss = await openQueue(pool, { working: false, onError: () => undefined })
  await boss.stop({ graceful: false, close: false })
}
