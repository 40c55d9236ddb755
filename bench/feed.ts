// The feed: does its cost grow with the posts there are, and how far is it from the least that such an answer costs?
import type pg from 'pg'
import { cursorOf, feedPage } from './feed-pages.ts'
import { captureStatements } from './feed-statements.ts'
import { fillPeople } from './fill-people.ts'
import { fillPosts } from './fill-posts.ts'
import { compare, type Latency, singleCalls, type Target } from './load.ts'
import { describeMachine } from './machine.ts'
import { root, type Server, startServer } from './process.ts'
import { onScratchProduct } from './scratch-product.ts'
import type { Viewer } from './viewer.ts'

// The viewer sees nine in ten posts: 10,000 of them need a few more in the table, or page 500 would not exist.
const sizes = { small: 11_500, large: 1_150_000 }
const deepPage = 500

const two = (value: number) => value.toFixed(2)
const say = (text: string) => console.log(text)
const verdict = (good: boolean) => (good ? 'met' : 'MISSED')

type Costs = { seen: number; first: Latency; deep: Latency; cursor: string }

async function costs(product: Server, viewer: Viewer, client: pg.Client, posts: number): Promise<Costs> {
  await fillPosts(client, viewer.id, posts)
  const cursor = await cursorOf(product.origin, viewer, deepPage)
  const first = await singleCalls(feedPage(product.origin, viewer))
  const deep = await singleCalls(feedPage(product.origin, viewer, cursor))
  return { seen: posts, first, deep, cursor }
}

function printCosts(small: Costs, large: Costs): void {
  const rows = (['first', 'deep'] as const).map(page => {
    const ratio = large[page].median / small[page].median
    return {
      page: page === 'first' ? '1' : String(deepPage),
      [`median ms, ${small.seen} posts`]: two(small[page].median),
      [`p99 ms, ${small.seen}`]: two(small[page].p99),
      [`median ms, ${large.seen} posts`]: two(large[page].median),
      [`p99 ms, ${large.seen}`]: two(large[page].p99),
      ratio: two(ratio),
      'at most 1.3': verdict(ratio <= 1.3),
    }
  })
  console.table(rows)
}

async function rates(product: Target, bare: Target, page: string) {
  const [ours = Number.NaN, limit = Number.NaN] = await compare([product, bare])
  return {
    page,
    'Celebrio, requests/s': Math.round(ours),
    'bare, requests/s': Math.round(limit),
    share: two(ours / limit),
    'at least 0.6': verdict(ours / limit >= 0.6),
  }
}

async function compareWithBare(product: Server, viewer: Viewer, databaseUrl: string, cursor: string): Promise<void> {
  const statements = await captureStatements(databaseUrl, viewer, cursor)
  const env = { DATABASE_URL: databaseUrl, STATEMENTS: JSON.stringify(statements) }
  const bare = await startServer([process.execPath, `${root}bench/bare-server.ts`], env)
  try {
    console.table([
      await rates(feedPage(product.origin, viewer), { url: `${bare.origin}/first` }, '1'),
      await rates(feedPage(product.origin, viewer, cursor), { url: `${bare.origin}/deep` }, String(deepPage)),
    ])
  } finally {
    await bare.stop()
  }
}

say(describeMachine())
await onScratchProduct(async ({ product, viewer, client, databaseUrl }) => {
  await fillPeople(client, viewer.id)
  const small = await costs(product, viewer, client, sizes.small)
  const large = await costs(product, viewer, client, sizes.large)
  say('Feed page of 20, a viewer with 50 connections: single calls')
  printCosts(small, large)
  say('8 connections at a time, beside a bare Fastify + pg sending the same rows')
  await compareWithBare(product, viewer, databaseUrl, large.cursor)
})
