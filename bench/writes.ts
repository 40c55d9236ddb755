// What does the primary pay for what people write, and so: how many of them does one machine take?
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { ask, connect, makeTalkers, openConversation } from './chat-scene.ts'
import { takenBy } from './cost.ts'
import { describeMachine } from './machine.ts'
import { onScratchProduct, type Scene } from './scratch-product.ts'
import type { Viewer } from './viewer.ts'

const pairs = 16
const seconds = 8

/** Two people who are connected, a post of the other one, and their conversation. */
type Pair = { one: Viewer; other: Viewer; post: number; conversation: number }

type Write = (origin: string, pair: Pair, turn: number) => Promise<unknown>

const writes: Record<string, Write> = {
  'a like, or taking it back': (origin, { one, post }, turn) =>
    ask(origin, one, `/post/${post}/like`, {}, turn % 2 === 0 ? 'POST' : 'DELETE'),
  'a comment': (origin, { one, post }, turn) =>
    ask(origin, one, '/comment', { post_id: post, comment: `Lovely lanterns ${turn}` }),
  'a post': (origin, { one }, turn) => ask(origin, one, '/post', { content: `Lanterns, evening ${turn}` }),
  'a message': (origin, { one, conversation }, turn) =>
    ask(origin, one, `/conversation/${conversation}/message`, {
      body: `The lanterns are here ${turn}`,
      client_id: crypto.randomUUID(),
    }),
}

async function makePair(
  { product: { origin } }: Scene,
  client: pg.Client,
  [one, other]: [Viewer, Viewer],
): Promise<Pair> {
  await connect(client, one, other)
  const { post } = await ask<{ post: { id: number } }>(origin, other, '/post', { content: 'Look at the lanterns' })
  const conversation = await openConversation(origin, one, { user_id: other.id })
  return { one, other, post: post.id, conversation }
}

/** Processes of PostgreSQL on this machine: those of connections, and those that write its log and its files. */
async function databaseProcesses(): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(pid => pid > 0)
  const names = await Promise.all(pids.map(async pid => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')))
  return pids.filter((_, at) => names[at]?.startsWith('postgres'))
}

const logged = async (client: pg.Client): Promise<number> =>
  Number((await client.query<{ at: string }>(`SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS at`)).rows[0]?.at)

async function measure({ product: { origin, pid }, client }: Scene, all: Pair[], write: Write) {
  const end = performance.now() + seconds * 1000
  const [database, api] = [await takenBy(await databaseProcesses()), await takenBy([pid])]
  const before = await logged(client)
  const counts = await Promise.all(
    all.map(async pair => {
      let turn = 0
      for (; performance.now() < end; turn += 1) await write(origin, pair, turn)
      return turn
    }),
  )
  const written = counts.reduce((sum, one) => sum + one, 0)
  return {
    'a second': Math.round(written / seconds),
    'database, ms': (((await database()) / written) * 1000).toFixed(2),
    'API, ms': (((await api()) / written) * 1000).toFixed(2),
    'log, kB': (((await logged(client)) - before) / written / 1000).toFixed(1),
  }
}

console.log(describeMachine())
await onScratchProduct(async scene => {
  const people = await makeTalkers(scene.client, 2 * pairs)
  const all: Pair[] = []
  for (let at = 0; at < people.length; at += 2) {
    const [one, other] = people.slice(at, at + 2)
    if (one && other) all.push(await makePair(scene, scene.client, [one, other]))
  }
  const rows: Record<string, object> = {}
  for (const [name, write] of Object.entries(writes)) rows[name] = await measure(scene, all, write)
  console.table(rows)
})
