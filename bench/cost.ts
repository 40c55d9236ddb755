import type pg from 'pg'
import { cpuSeconds } from './cpu.ts'
import { type Load, load, type Target } from './load.ts'

/** A target, and the process that answers. */
export type Asked = Target & { pid: number }

/** What servers did under load, and the processor time of each request in milliseconds: theirs, the database's, the bench's. */
export type Cost = Load & { server: number; database: number; bench: number }

async function backendsOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database()',
  )
  return rows.map(row => row.pid)
}

/** How much processor time some processes take from now on, in seconds; of those that are there all the time. */
export async function takenBy(pids: number[]): Promise<() => Promise<number>> {
  const before = await Promise.all(pids.map(cpuSeconds))
  return async () => {
    const after = await Promise.all(pids.map(async (pid, at) => cpuSeconds(pid).catch(() => before[at] ?? 0)))
    return after.reduce((sum, one, at) => sum + one - (before[at] ?? 0), 0)
  }
}

const benchSeconds = () => (process.cpuUsage().user + process.cpuUsage().system) / 1_000_000

const sum = (all: Load[], of: (one: Load) => number) => all.reduce((total, one) => total + of(one), 0)

/**
 * Asks several servers at once, with so many connections together. The processor time is what it is on a busy machine too;
 * it needs Linux, and the database on this machine.
 */
export async function costOf(
  asked: Asked[],
  client: pg.Client,
  connections: number,
  seconds: number,
  warmUp = 1,
): Promise<Cost> {
  const run = (duration: number) => Promise.all(asked.map(target => load(target, connections / asked.length, duration)))
  await run(warmUp)
  const servers = await takenBy(asked.map(({ pid }) => pid))
  const database = await takenBy(await backendsOf(client))
  const before = benchSeconds()
  const loads = await run(seconds)
  const requests = sum(loads, one => one.requests)
  const each = (taken: number) => (taken * 1000) / requests
  return {
    requests,
    rate: sum(loads, one => one.rate),
    median: Math.max(...loads.map(one => one.median)),
    p99: Math.max(...loads.map(one => one.p99)),
    server: each(await servers()),
    database: each(await database()),
    bench: each(benchSeconds() - before),
  }
}
