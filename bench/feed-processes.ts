// Do two processes on one database and one Redis serve more than one?
import type pg from 'pg'
import { type Cost, costOf } from './cost.ts'
import { feedPage } from './feed-pages.ts'
import { atLeast, held, redisUrl, share } from './held.ts'
import type { Server } from './process.ts'
import { startProduct } from './product.ts'
import type { Viewer } from './viewer.ts'

const connections = 16
const seconds = 5

const costOver = (servers: Server[], client: pg.Client, viewer: Viewer): Promise<Cost> =>
  costOf(
    servers.map(({ origin, pid }) => ({ ...feedPage(origin, viewer), pid })),
    client,
    connections,
    seconds,
    2,
  )

const row = (processes: string, { rate, server, database, bench }: Cost, one: Cost) => ({
  processes,
  'requests/s': Math.round(rate),
  'beside one': (rate / one.rate).toFixed(2),
  'API, ms': server.toFixed(2),
  'database, ms': database.toFixed(2),
  'load, ms': bench.toFixed(2),
})

/** Needs Linux, and the database on this machine, for the processor time. */
export async function measureProcesses(databaseUrl: string, client: pg.Client, viewer: Viewer): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }
  const both = [await startProduct(env), await startProduct(env)]
  const one = both.slice(0, 1)
  try {
    const free = [await costOver(one, client, viewer), await costOver(both, client, viewer)] as const
    const slow = [
      await held(one, () => costOver(one, client, viewer)),
      await held(both, () => costOver(both, client, viewer)),
    ] as const
    console.log(`Processes over PostgreSQL and Redis, ${connections} calls at a time: processor time per request`)
    const name = `held to ${share * 100} % of a processor each`
    console.table([
      row('one', free[0], free[0]),
      row('two', free[1], free[0]),
      row(`one, ${name}`, slow[0], slow[0]),
      row(`two, ${name}`, slow[1], slow[0]),
    ])
    const gain = slow[1].rate / slow[0].rate
    console.log(`Two held beside one: ${gain.toFixed(2)} (at least ${atLeast}: ${gain >= atLeast ? 'met' : 'MISSED'})`)
  } finally {
    for (const server of both) await server.stop()
  }
}
