import { type ConstructorOptions, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Tx } from '../db/database.ts'
import { type Executor, executorOf, poolExecutor } from './executor.ts'

export type JobHandler = (data: never) => Promise<void>

/** Work that must happen once, however many processes there are. Kept in the database, tried again when it fails. */
export type Jobs = {
  /** Adds a job in the transaction of the fact that it follows. */
  send(tx: Tx, queue: string, data: object): Promise<void>
  /** Runs what is waiting until nothing is left; for tests and for shutting down tidily. */
  settle(): Promise<void>
  stop(): Promise<void>
}

export type JobTable = ReadonlyMap<string, JobHandler>
/** Jobs that run by themselves, by cron expression in UTC. */
export type Schedule = readonly { queue: string; cron: string }[]

const retry = { retryLimit: 5, retryDelay: 5, retryBackoff: true, deleteAfterSeconds: 7 * 24 * 3600 } as const

/** Jobs that were taken together, as they were made: the queue takes the oldest first, but returns them in any order. */
const inOrder = (jobs: readonly JobWithMetadata<object>[]) =>
  [...jobs].sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime())

async function settleQueue(boss: PgBoss, queue: string, handler: JobHandler): Promise<number> {
  const jobs = await boss.fetch<object>(queue, { batchSize: 20, includeMetadata: true })
  for (const job of inOrder(jobs)) {
    try {
      await handler(job.data as never)
    } catch (error) {
      await boss.fail(queue, job.id, error as object)
      throw error
    }
    await boss.complete(queue, job.id)
  }
  return jobs.length
}

async function prepare(boss: PgBoss, table: JobTable, log: Logger): Promise<void> {
  boss.on('error', error => log.error({ err: error }, 'job queue'))
  await boss.start()
  const known = new Set((await boss.getQueues()).map(queue => queue.name))
  for (const queue of table.keys()) {
    if (known.has(queue)) continue
    await boss.createQueue(queue, retry)
    // The queue is looked up once and remembered. Within a transaction on the embedded database's one connection that
    // look-up would wait for ever, so it happens now.
    await boss.fetch(queue)
  }
}

/** A worker takes so many jobs at a time, and the next ones without a pause as long as there are so many. */
const eager = {
  pollingIntervalSeconds: 1,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

async function work(boss: PgBoss, table: JobTable, schedule: Schedule, log: Logger): Promise<void> {
  for (const [queue, handler] of table) {
    const handleRequest = async ({ id, data }: JobWithMetadata<object>): Promise<JobResult> => {
      try {
        await handler(data as never)
        return { id, status: 'completed' }
      } catch (error) {
        log.error({ err: error, queue }, 'job failed')
        return { id, status: 'failed', output: String(error) }
      }
    }
    await boss.work(queue, eager, async (jobs: JobWithMetadata<object>[]) => {
      const results: JobResult[] = []
      for (const job of inOrder(jobs)) results.push(await handleRequest(job))
      return results
    })
  }
  for (const { queue, cron } of schedule) await boss.schedule(queue, cron)
}

type Options = { database: Database; table: JobTable; schedule: Schedule; log: Logger; working: boolean }

/**
 * Starts the job queue on the pool of the application.
 * @param working whether this process takes jobs by itself; tests call settle() instead
 */
export async function startJobs({ database, table, schedule, log, working }: Options): Promise<Jobs> {
  const background = { supervise: working, schedule: working } satisfies ConstructorOptions
  const boss = new PgBoss({ db: poolExecutor(database.pool), schema: 'jobs', ...background })
  await prepare(boss, table, log)
  if (working) await work(boss, table, schedule, log)
  return {
    async send(tx, queue, data) {
      const db: Executor = executorOf(tx)
      await boss.send(queue, data, { db })
    },
    async settle() {
      let done = 1
      while (done > 0) {
        done = 0
        for (const [queue, handler] of table) done += await settleQueue(boss, queue, handler)
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: false }),
  }
}
