// Lists beside the bare limit: the same statements by a server that does nothing else.
import { loadavg } from 'node:os'
import type pg from 'pg'
import { barePage } from './bare-pages.ts'
import { type Asked, type Cost, costOf } from './cost.ts'
import { type Listener, startListening } from './feed-statements.ts'
import { singleCalls, type Target } from './load.ts'
import { root, type Server, startServer } from './process.ts'
import type { Scene } from './scratch-product.ts'

const connections = 16
const seconds = 2
/** Others may use the machine: of several runs the best one says most about the product. */
const rounds = process.argv.includes('--once') ? 1 : 3

/** Where a list is asked for, on whichever server it is. */
export type Where = (origin: string) => Target

/** A product, a bare server beside it, and a product whose statements are heard. */
export type Bench = { product: Server; bare: Server; listener: Listener; client: pg.Client }

export async function compareWithBare({ product, client, databaseUrl }: Scene, work: (bench: Bench) => Promise<void>) {
  const listener = await startListening(databaseUrl)
  const bare = await startServer([process.execPath, `${root}bench/bare-server.ts`], { DATABASE_URL: databaseUrl })
  try {
    await work({ product, bare, listener, client })
  } finally {
    await listener.stop()
    await bare.stop()
  }
}

/** Milliseconds under which p99 is to stay, over all connections or alone. */
export type Bound = { together: number; alone?: never } | { alone: number; together?: never }

type Row = { list: string; alone: number[]; aloneP99: number[]; ours: Cost[]; theirs: Cost[] }

const least = (values: number[]) => Math.round(Math.min(...values) * 10) / 10
const leastOf = (costs: Cost[], of: (cost: Cost) => number) => least(costs.map(of))

async function pairOf({ product, bare, listener }: Bench, list: string, where: Where): Promise<[Asked, Asked]> {
  // What many stores have is found out once a minute.
  await listener.statementsOf(where)
  const page = await barePage(bare, encodeURIComponent(list), await listener.statementsOf(where))
  return [{ ...where(product.origin), pid: product.pid }, page]
}

async function measure(row: Row, [ours, bare]: [Asked, Asked], client: pg.Client): Promise<void> {
  const alone = await singleCalls(ours, 100, 20)
  row.alone.push(alone.median)
  row.aloneP99.push(alone.p99)
  row.ours.push(await costOf([ours], client, connections, seconds))
  row.theirs.push(await costOf([bare], client, connections, seconds))
}

const shown = ({ list, alone, aloneP99, ours, theirs }: Row, target: Bound) => {
  const answered = ours.filter(one => one.requests > 0)
  const p99 = leastOf(answered, one => one.p99)
  const [bound, told] = target.together ? [p99, target.together] : [least(aloneP99), target.alone ?? 0]
  return {
    list,
    alone: least(alone),
    p99: least(aloneP99),
    'at 16': leastOf(ours, one => one.median),
    'p99 at 16': p99,
    'all p99s': ours.map(one => one.p99).join(' '),
    'bare, p99': leastOf(theirs, one => one.p99),
    'API + database, processor ms': `${leastOf(ours, one => one.server)} + ${leastOf(ours, one => one.database)}`,
    bare: `${leastOf(theirs, one => one.server)} + ${leastOf(theirs, one => one.database)}`,
    [`under ${told}`]: bound < told ? 'met' : 'MISSED',
  }
}

const only = process.argv.filter(one => one.startsWith('--only=')).map(one => one.slice('--only='.length))
const isWanted = (name: string) => only.length === 0 || only.some(part => name.includes(part))

/** Prints for each list, in milliseconds, the best of several rounds; each `--only=word` asks for those whose name has it. */
export async function measureLists(bench: Bench, title: string, lists: Record<string, Where>, target: Bound) {
  const chosen = Object.entries(lists).filter(([list]) => isWanted(`${title}: ${list}`))
  if (chosen.length === 0) return
  const rows = chosen.map(([list]): Row => ({ list, alone: [], aloneP99: [], ours: [], theirs: [] }))
  const loads: number[] = []
  for (let round = 0; round < rounds; round++) {
    loads.push(loadavg()[0] ?? 0)
    for (const [at, [list, where]] of chosen.entries()) {
      const row = rows[at]
      if (row) await measure(row, await pairOf(bench, list, where), bench.client)
    }
  }
  console.log(`${title}; load as each round began: ${loads.map(one => one.toFixed(1)).join(', ')}`)
  console.table(rows.map(row => shown(row, target)))
}
