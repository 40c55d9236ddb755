import { setTimeout as pause } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { batchSize, doJobs, type JobTable, takeJobs } from './do-jobs.ts'
import { type Job, queue } from './open-queue.ts'

/**
 * How often (ms) to poll for jobs that this process did not send itself: scheduled jobs, retries,
 * and jobs of a process that has ended.
 */
const pollInterval = 5_000

type Lane = { jobs: readonly Job[]; running: Promise<void> }

/**
 * Runs the queue's jobs until the process stops. Jobs of one handler run one after the other, in the
 * order of their facts; different handlers run concurrently, so that slow e-mail does not delay anything else.
 */
export class Worker {
  readonly #boss: PgBoss
  readonly #table: JobTable
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout
  readonly #lanes = new Map<string, Lane>()
  /** Handlers that were busy during the last fetch, so they may have jobs waiting. */
  readonly #passedOver = new Set<string>()
  #looking: Promise<void> | undefined
  #again = false
  #stopping = false
  /** Running jobs were given back to the queue; what becomes of them here matters to nobody. */
  #abandoned = false

  constructor(boss: PgBoss, table: JobTable, log: Logger) {
    this.#boss = boss
    this.#table = table
    this.#log = log
    this.#timer = setInterval(() => this.wake(), pollInterval)
    this.wake()
  }

  /** Polls now. */
  wake(): void {
    if (this.#stopping) return
    this.#again = true
    this.#looking ??= this.#look()
      .catch((error: unknown) => this.#log.error({ err: error }, 'job queue'))
      .finally(() => (this.#looking = undefined))
  }

  /** Fetches no more jobs and lets the running ones finish; those that take too long are retried by the next process. */
  async stop(finishSeconds: number): Promise<void> {
    this.#stopping = true
    clearInterval(this.#timer)
    await this.#looking
    const ended = Promise.all([...this.#lanes.values()].map(lane => lane.running))
    await Promise.race([ended, pause(finishSeconds * 1000, undefined, { ref: false })])
    this.#abandoned = true
    for (const { jobs } of this.#lanes.values()) await this.#boss.fail(queue, [...jobs], { message: 'stopped' })
  }

  async #look(): Promise<void> {
    while (this.#again && !this.#stopping) {
      for (const handler of this.#lanes.keys()) this.#passedOver.add(handler)
      this.#again = false
      const jobs = await takeJobs(this.#boss, [...this.#lanes.keys()])
      if (jobs.length === batchSize) this.#again = true
      for (const [handler, own] of Map.groupBy(jobs, job => job.groupId ?? ''))
        this.#lanes.set(handler, { jobs: own, running: this.#do(handler, own) })
    }
  }

  async #do(handler: string, jobs: readonly Job[]): Promise<void> {
    try {
      const failures = await doJobs(this.#boss, this.#table, jobs)
      for (const { error } of failures) this.#complain(error, handler, 'job failed')
    } catch (error) {
      // The database is unreachable: the jobs are retried when they expire.
      this.#complain(error, handler, 'job queue')
    }
    this.#lanes.delete(handler)
    if (this.#passedOver.delete(handler)) this.wake()
  }

  #complain(error: unknown, handler: string, what: string): void {
    if (!this.#abandoned) this.#log.error({ err: error, job: handler }, what)
  }
}
