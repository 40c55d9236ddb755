import type { AppContext } from './app-context.ts'
import type { Tx } from './db/database.ts'
import type { JobTable } from './jobs/do-jobs.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Schedule } from './jobs/scheduled.ts'

/**
 * Every fact that the system can emit, by name: what has happened, with the ids of what it happened to. The feature that
 * emits a fact declares it here, in its `feature.ts`; of several, the lowest. A fact is written in the transaction that makes it true; mail,
 * notifications, sockets and other features' counts only listen.
 */
export interface Facts {}

export type FactName = keyof Facts

/** Handles a fact; runs as a job after the commit, at least once. */
export type Listener = { fact: FactName; name: string; run(app: AppContext, data: never): Promise<void> }

/** A job of a feature that runs on a schedule, a cron expression in UTC. */
export type ScheduledJob = { name: string; cron: string; run(app: AppContext): Promise<void> }

/** Declares a listener. Its name, `<feature>.<verb>`, is stored in waiting jobs, so renaming it needs a migration. */
export const on = <F extends FactName>(
  fact: F,
  name: string,
  run: (app: AppContext, data: Facts[F]) => Promise<void>,
): Listener => ({ fact, name, run })

export type Handlers = { [F in FactName]?: (app: AppContext, data: Facts[F]) => Promise<void> }

/**
 * Declares one listener for several facts, which handles them in the order in which they were emitted. Several features may
 * declare listeners with the same name: their facts keep their order across features.
 */
export function onAny(name: string, handlers: Handlers): Listener[] {
  const run = (app: AppContext, data: { fact: FactName }) =>
    handlers[data.fact]?.(app, data as never) ?? Promise.resolve()
  return Object.keys(handlers).map(fact => ({ fact: fact as FactName, name, run }))
}

/** Emits a fact within the transaction that makes it true; many of one kind in one statement. */
export type Emit = <F extends FactName>(tx: Tx, fact: F, data: Facts[F] | readonly Facts[F][]) => Promise<void>

export function createEmitter(listeners: readonly Listener[], jobs: () => Jobs): Emit {
  const byFact = Map.groupBy(listeners, listener => listener.fact)
  return async (tx, fact, data) => {
    const names = new Set(byFact.get(fact)?.map(listener => listener.name))
    const all: readonly object[] = Array.isArray(data) ? data : [data]
    await jobs().send(
      tx,
      [...names],
      all.map(one => ({ ...one, fact })),
    )
  }
}

/** Runs those of the listeners that handle the fact, one after the other. */
const inTurn =
  (listeners: readonly Listener[], app: () => AppContext) =>
  async (data: { fact: FactName }): Promise<void> => {
    for (const { fact, run } of listeners) if (fact === data.fact) await run(app(), data as never)
  }

export function jobTable(
  listeners: readonly Listener[],
  scheduledJobs: readonly ScheduledJob[],
  app: () => AppContext,
): JobTable {
  const byName = Map.groupBy(listeners, listener => listener.name)
  const listening = [...byName].map(([name, sharing]) => [name, inTurn(sharing, app)] as const)
  const doing = scheduledJobs.map(({ name, run }) => [name, () => run(app())] as const)
  return new Map([...listening, ...doing])
}

export const scheduleOf = (scheduledJobs: readonly ScheduledJob[]): Schedule =>
  scheduledJobs.map(({ name, cron }) => ({ name, cron }))
