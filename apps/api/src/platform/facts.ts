import type { FactName, Facts } from '#facts.ts'
import type { Kit } from './app-context.ts'
import type { Tx } from './db/database.ts'
import type { Jobs, JobTable, Schedule } from './jobs/jobs.ts'

/** What a feature does when something has happened; runs as a job after the commit, at least once. */
export type Listener = { fact: FactName; queue: string; run(kit: Kit, data: never): Promise<void> }

/** What a feature does by itself, by cron expression in UTC. */
export type Chore = { queue: string; cron: string; run(kit: Kit): Promise<void> }

/** Declares a listener. `queue` names its job queue: `<feature>.<verb>`. */
export const on = <F extends FactName>(
  fact: F,
  queue: string,
  run: (kit: Kit, data: Facts[F]) => Promise<void>,
): Listener => ({ fact, queue, run })

type Handlers = { [F in FactName]?: (kit: Kit, data: Facts[F]) => Promise<void> }

/** Declares one queue that listens to several facts and takes them in the order in which they were told. */
export function onAny(queue: string, handlers: Handlers): Listener[] {
  const run = (kit: Kit, data: { fact: FactName }) => handlers[data.fact]?.(kit, data as never) ?? Promise.resolve()
  return Object.keys(handlers).map(fact => ({ fact: fact as FactName, queue, run }))
}

/** Tells a fact within the transaction that makes it true. */
export type Tell = <F extends FactName>(tx: Tx, fact: F, data: Facts[F]) => Promise<void>

export function teller(listeners: readonly Listener[], jobs: () => Jobs): Tell {
  const byFact = Map.groupBy(listeners, listener => listener.fact)
  return async (tx, fact, data) => {
    for (const { queue } of byFact.get(fact) ?? []) await jobs().send(tx, queue, { ...data, fact })
  }
}

export function jobTable(listeners: readonly Listener[], chores: readonly Chore[], kit: () => Kit): JobTable {
  const listening = listeners.map(({ queue, run }) => [queue, (data: never) => run(kit(), data)] as const)
  const doing = chores.map(({ queue, run }) => [queue, () => run(kit())] as const)
  return new Map([...listening, ...doing])
}

export const scheduleOf = (chores: readonly Chore[]): Schedule => chores.map(({ queue, cron }) => ({ queue, cron }))
