import type { Logger } from 'pino'
import { afterCommit } from '../db/after-commit.ts'
import type { Database, Tx } from '../db/database.ts'
import { drainJobs, type JobTable } from './do-jobs.ts'
import { executorOf } from './executor.ts'
import { openQueue, queue } from './open-queue.ts'
import { reconcileSchedules, type Schedule } from './scheduled.ts'
import { takeOver } from './take-over.ts'
import { Worker } from './worker.ts'

/** Work that must run once across all processes. Stored in the database and retried when it fails. */
export type Jobs = {
  /** Adds a job for each of these handlers and facts in the transaction of the facts; they start after the commit. */
  send(tx: Tx, handlers: readonly string[], facts: readonly object[]): Promise<void>
  /** Runs waiting jobs until none are left; for tests. */
  drain(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  database: Database
  table: JobTable
  schedule: Schedule
  log: Logger
  working: boolean
  alone: boolean
  finishSeconds: number
}

/**
 * Starts the job queue on the application's pool.
 * @param working whether this process runs jobs by itself; tests call drain() instead
 * @param alone whether no other process uses this database
 * @param finishSeconds how long running jobs may take to finish when the process stops
 */
export async function startJobs(options: Options): Promise<Jobs> {
  const { database, table, schedule, log, working, alone, finishSeconds } = options
  const onError = (error: Error) => log.error({ err: error }, 'job queue')
  const boss = await openQueue(database.pool, { working, onError })
  if (working) {
    await reconcileSchedules(boss, schedule)
    await takeOver(database.pool, alone)
  }
  const worker = working ? new Worker(boss, table, log) : undefined
  return {
    async send(tx, handlers, facts) {
      if (handlers.length === 0 || facts.length === 0) return
      const jobs = facts.flatMap(data => handlers.map(handler => ({ data, group: { id: handler } })))
      await boss.insert(queue, jobs, { db: executorOf(tx) })
      if (worker) await afterCommit(tx, () => worker.wake())
    },
    drain: () => drainJobs(boss, table),
    async stop() {
      await worker?.stop(finishSeconds)
      await boss.stop({ graceful: true, timeout: 1000, close: false })
    },
  }
}
