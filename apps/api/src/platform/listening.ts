import type { FactName, Facts } from '#facts.ts'
import type { Tx } from './db/database.ts'
import type { Jobs, JobTable, Schedule } from './jobs/jobs.ts'
import type { Kit } from './kit.ts'

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

/** Tells a fact within the transaction that makes it true. */
export type Tell = <F extends FactName>(tx: Tx, fact: F, data: Facts[F]) => Promise<void>

export function teller(listeners: readonly Listener[], jobs: () => Jobs): Tell {
  const byFact = Map.groupBy(listeners, listener => listener.fact)
  return async (tx, fact, data) => {
    for (const { queue } of byFact.get(fact) ?? []) await jobs().send(tx, queue, data)
  }
}

export function jobTable(listeners: readonly Listener[], chores: readonly Chore[], kit: () => Kit): JobTable {
  const listening = listeners.map(({ queue, run }) => [queue, (data: never) => run(kit(), data)] as const)
  const doing = chores.map(({ queue, run }) => [queue, () => run(kit())] as const)
  return new Map([...listening, ...doing])
}

export const scheduleOf = (chores: readonly Chore[]): Schedule => chores.map(({ queue, cron }) => ({ queue, cron }))
