import type { PgBoss } from 'pg-boss'
import { type Job, queue } from './open-queue.ts'

export type JobHandler = (data: never) => Promise<void>

/** Job handlers by name. */
export type JobTable = ReadonlyMap<string, JobHandler>

export type Failure = { job: Job; error: unknown }

/** How many jobs are fetched at a time. */
export const batchSize = 20

/**
 * Fetches waiting jobs, oldest first, except those of busy handlers. The queue picks the oldest but returns
 * them in any order.
 */
export async function takeJobs(boss: PgBoss, busy: readonly string[] = []): Promise<Job[]> {
  const jobs = await boss.fetch<object>(queue, { batchSize, includeMetadata: true, ignoreGroups: [...busy] })
  return jobs.sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime())
}

async function doJob(table: JobTable, { groupId, data }: Job): Promise<void> {
  const handler = table.get(groupId ?? '')
  if (!handler) throw new Error(`Nobody does the job ${groupId}.`)
  await handler(data as never)
}

/**
 * Runs jobs one after the other. A job that fails is retried later and does not block the others.
 * @returns those that failed
 */
export async function doJobs(boss: PgBoss, table: JobTable, jobs: readonly Job[]): Promise<Failure[]> {
  const done: Job[] = []
  const failures: Failure[] = []
  for (const job of jobs) {
    await doJob(table, job).then(
      () => done.push(job),
      (error: unknown) => failures.push({ job, error }),
    )
  }
  if (done.length > 0) await boss.complete(queue, done)
  for (const { job, error } of failures) await boss.fail(queue, [job], error as object)
  return failures
}

/**
 * Runs waiting jobs one after the other until none are left; jobs of the same fact run in the order of the job table.
 * @throws the error of the first failed job, after all others have run
 */
export async function drainJobs(boss: PgBoss, table: JobTable): Promise<void> {
  const names = [...table.keys()]
  const rank = ({ groupId }: Job) => names.indexOf(groupId ?? '')
  const failures: Failure[] = []
  for (let jobs = await takeJobs(boss); jobs.length > 0; jobs = await takeJobs(boss)) {
    jobs.sort((one, other) => one.createdOn.getTime() - other.createdOn.getTime() || rank(one) - rank(other))
    failures.push(...(await doJobs(boss, table, jobs)))
  }
  if (failures[0]) throw failures[0].error
}
