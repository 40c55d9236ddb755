import type pg from 'pg'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { poolExecutor } from './executor.ts'

/** All jobs stand in one queue, so that one look is enough to see whether there is any; each names who does it. */
export const queue = 'work'

export const schema = 'jobs'

/** A job; its group is the name of who does it. */
export type Job = JobWithMetadata<object>

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const retry = { retryLimit: 5, retryDelay: 5, retryBackoff: true, deleteAfterSeconds: 7 * day } as const

/** How often (in seconds) pg-boss looks after itself. Each look costs the embedded database a write, so none is idle. */
const intervals = {
  // Finds jobs whose process has died: they are due again a quarter of an hour after they were begun.
  superviseIntervalSeconds: 5 * minute,
  monitorIntervalSeconds: 5 * minute,
  // What is due by the clock is looked for at least once in its minute; the hand-over to the queue waits no longer.
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 15,
  queueCacheIntervalSeconds: day,
  // Jobs that wait for other jobs, and indexes that are built in the background after an upgrade: we have none.
  flowIntervalSeconds: day,
  bamIntervalSeconds: day,
}

type Options = {
  /** Whether this process looks after the queue and the clock. */
  working: boolean
  onError(error: Error): void
}

/** Starts pg-boss. Its tables and the queue are made when they are not there, as in the prepared database. */
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
  // The queue is looked up once and remembered. Within a transaction on the embedded database's one connection that
  // look-up would wait for ever, so it happens now.
  await boss.insert(queue, [])
  return boss
}

/** Makes the tables and the queue, for a prepared database. */
export async function prepareQueue(pool: pg.Pool): Promise<void> {
  // Nothing runs in the background here that could fail by itself; what fails on the way is thrown.
  const boss = await openQueue(pool, { working: false, onError: () => undefined })
  await boss.stop({ graceful: false, close: false })
}
