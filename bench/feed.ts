// The feed: does its cost grow with the number of posts or with what the viewer has done, and how far is it from two
// servers that do much less?
import type pg from 'pg'
import { barePage } from './bare-pages.ts'
import { type Asked, type Cost, costOf } from './cost.ts'
import { cursorOf, feedPage } from './feed-pages.ts'
import { measureProcesses } from './feed-processes.ts'
import { fillFeed, fillViewers, type Kind, kindsOfViewers, type Viewers } from './feed-scene.ts'
import { type Listener, startListening } from './feed-statements.ts'
import { type Latency, singleCalls } from './load.ts'
import { describeMachine } from './machine.ts'
import { plainFeed } from './plain-feed.ts'
import { root, type Server, startServer } from './process.ts'
import { onScratchProduct } from './scratch-product.ts'
import type { Viewer } from './viewer.ts'

// Between the smallest and the largest too: a plan can change in the middle.
const sizes = [10_000, 30_000, 100_000, 300_000, 1_000_000]
if (process.argv.includes('--ten-million')) sizes.push(10_000_000)
// The viewers see nine in ten posts, so the smallest table has 450 pages.
const deepPage = 400
const connections = 16
const seconds = 3
const atMost = 1.3

const two = (value: number | undefined) => (value ?? Number.NaN).toFixed(2)
const whole = (value: number | undefined) => Math.round(value ?? Number.NaN)
const shown = (one: Latency | undefined) => `${two(one?.median)} (${two(one?.p99)})`
const ratio = (values: number[]) => Math.max(...values) / Math.min(...values)
const say = (text: string) => console.log(text)
const processor = (one: Cost | undefined) => `${two(one?.server)} + ${two(one?.database)}`
const verdict = (good: boolean) => (good ? 'met' : 'MISSED')

type Servers = { product: Server; bare: Server; listener: Listener }

/** One viewer at one size; of each server, in the order product, own rows, plain. */
type Measured = { posts: number; viewer: Kind; alone: Latency[]; deep: Latency; together: Cost[] }

/** Where one viewer's feed is asked for, in that order. */
async function targetsFor({ product, bare, listener }: Servers, who: Viewer): Promise<Asked[]> {
  const ownRows = await listener.statementsOf(origin => feedPage(origin, who))
  return [
    { ...feedPage(product.origin, who), pid: product.pid },
    await barePage(bare, 'own-rows', ownRows),
    await barePage(bare, 'plain', plainFeed(who.id)),
  ]
}

async function measure(servers: Servers, who: Viewer, client: pg.Client) {
  const { product } = servers
  const targets = await targetsFor(servers, who)
  const cursor = await cursorOf(product.origin, who, deepPage)
  const alone: Latency[] = []
  for (const target of targets) alone.push(await singleCalls(target))
  const deep = await singleCalls(feedPage(product.origin, who, cursor))
  const together: Cost[] = []
  for (const target of targets) together.push(await costOf([target], client, connections, seconds))
  return { alone, deep, together }
}

function printAlone(all: Measured[]): void {
  say('One call after the other: milliseconds, median (p99)')
  console.table(
    all.map(({ posts, viewer, alone: [ours, rows, plain], deep }) => ({
      posts,
      viewer,
      Celebrio: shown(ours),
      [`page ${deepPage}`]: shown(deep),
      'its own rows': shown(rows),
      plain: shown(plain),
    })),
  )
}

function printTogether(all: Measured[]): void {
  say(`${connections} calls at a time: requests/s`)
  console.table(
    all.map(({ posts, viewer, together: [ours, rows, plain] }) => {
      const share = (ours?.rate ?? Number.NaN) / (plain?.rate ?? Number.NaN)
      return {
        posts,
        viewer,
        Celebrio: whole(ours?.rate),
        'p99, ms': whole(ours?.p99),
        'its own rows': whole(rows?.rate),
        plain: whole(plain?.rate),
        'of its own rows': two((ours?.rate ?? Number.NaN) / (rows?.rate ?? Number.NaN)),
        'of plain': two(share),
        'at least 1': verdict(share >= 1),
      }
    }),
  )
}

function printProcessor(all: Measured[]): void {
  say('Processor time of each of these calls in milliseconds: server + database')
  console.table(
    all.map(({ posts, viewer, together: [ours, rows, plain] }) => ({
      posts,
      viewer,
      Celebrio: processor(ours),
      'its own rows': processor(rows),
      plain: processor(plain),
    })),
  )
}

function printSpread(all: Measured[]): void {
  const spreads = {
    'page 1': ratio(all.map(one => one.alone[0]?.median ?? Number.NaN)),
    [`page ${deepPage}`]: ratio(all.map(one => one.deep.median)),
    'processor time': ratio(all.map(({ together: [ours] }) => (ours?.server ?? Number.NaN) + (ours?.database ?? 0))),
  }
  for (const [page, spread] of Object.entries(spreads))
    say(`Dearest beside cheapest, ${page}: ${two(spread)} (at most ${atMost}: ${verdict(spread <= atMost)})`)
}

async function measureSizes(servers: Servers, client: pg.Client, viewers: Viewers): Promise<Measured[]> {
  const all: Measured[] = []
  for (const posts of sizes) {
    say(`${posts.toLocaleString('en')} posts, filled in ${whole(await fillFeed(client, viewers, posts))} s`)
    // The first calls of a process are its slowest.
    if (all.length === 0) await measure(servers, viewers.typical, client)
    for (const viewer of kindsOfViewers)
      all.push({ posts, viewer, ...(await measure(servers, viewers[viewer], client)) })
  }
  return all
}

say(describeMachine())
await onScratchProduct(async ({ product, viewer, client, databaseUrl }) => {
  const viewers = await fillViewers(client, product.origin, viewer)
  const listener = await startListening(databaseUrl)
  const bare = await startServer([process.execPath, `${root}bench/bare-server.ts`], { DATABASE_URL: databaseUrl })
  try {
    const all = await measureSizes({ product, bare, listener }, client, viewers)
    printAlone(all)
    printTogether(all)
    printProcessor(all)
    printSpread(all)
  } finally {
    await listener.stop()
    await bare.stop()
  }
  await measureProcesses(databaseUrl, client, viewers.typical)
})
