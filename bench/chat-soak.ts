// Is any message lost, doubled or reordered when connections, a process and the machine under it fail?
import { setTimeout as pause } from 'node:timers/promises'
import { ChatClient } from './chat-client.ts'
import { connect, makeEvent, makeTalkers, openConversation, withClient } from './chat-scene.ts'
import { freePort } from './free-port.ts'
import type { Server } from './process.ts'
import { startProduct } from './product.ts'
import { createScratchDatabase } from './scratch-database.ts'

const seconds = 60
const disconnects = 100
const groupSize = 12
const everyMillis = 250

const redisUrl = process.env.BENCH_REDIS_URL ?? 'redis://127.0.0.1:6379'

/** A place where a process listens, again and again on the same port. */
async function startPlace(env: Record<string, string>) {
  const port = await freePort()
  const start = () => startProduct(env, ['--empty'], port)
  let server: Server = await start()
  return {
    origin: () => `http://127.0.0.1:${port}`,
    async restart() {
      await server.stop()
      server = await start()
    },
    async kill() {
      process.kill(server.pid, 'SIGKILL')
      await server.stop()
      server = await start()
    },
    stop: () => server.stop(),
  }
}

type Place = Awaited<ReturnType<typeof startPlace>>

async function talk(client: ChatClient, until: number): Promise<void> {
  for (let number = 1; performance.now() < until; number += 1) {
    await client.send(`${client.viewer.id}: ${number}`)
    await pause(Math.random() * 2 * everyMillis)
  }
}

async function drop(client: ChatClient): Promise<void> {
  client.disconnect()
  await pause(Math.random() * 1500)
  client.connect()
}

/** Breaks connections at random, stops one place in the middle, and kills one. */
async function disturb(clients: readonly ChatClient[], places: readonly Place[], until: number): Promise<number> {
  const begin = performance.now()
  const at = (share: number) => begin + share * (until - begin) - performance.now()
  const dropping: Promise<void>[] = []
  const breaking = (async () => {
    for (let count = 0; count < disconnects; count += 1) {
      const client = clients[Math.floor(Math.random() * clients.length)]
      if (client) dropping.push(drop(client))
      await pause((until - begin) / disconnects)
    }
  })()
  await pause(at(0.3))
  await places[0]?.restart()
  await pause(Math.max(0, at(0.6)))
  await places.at(-1)?.kill()
  await breaking
  await Promise.all(dropping)
  return dropping.length
}

/** What is wrong with what a client knows, beside all that was sent in its conversation; nothing should be. */
function faultsOf(client: ChatClient, all: readonly ChatClient[]): string[] {
  const known = [...client.known.values()].sort((one, other) => one.seq - other.seq)
  const names = known.map(message => message.client_id)
  const sent = all.flatMap(one => one.sent)
  const places = new Map(names.map((name, at) => [name, at]))
  const isOrdered = ({ sent }: ChatClient) =>
    sent.every((name, at) => at === 0 || (places.get(sent[at - 1] ?? '') ?? 0) < (places.get(name) ?? 0))
  return [
    ...(sent.every(name => places.has(name)) ? [] : ['lost']),
    ...(names.length === places.size && names.length === sent.length ? [] : ['doubled']),
    ...(known.every(({ seq }, at) => seq === at + 1) && all.every(isOrdered) ? [] : ['reordered']),
  ]
}

async function soak(places: readonly Place[], databaseUrl: string): Promise<void> {
  const origin = (number: number) => places[number % places.length]?.origin ?? (() => '')
  const groups = await withClient(databaseUrl, async client => {
    const talkers = await makeTalkers(client, groupSize + 2)
    const [one, other, ...many] = talkers
    if (!one || !other || !many[0]) throw new Error('Nobody is there.')
    await connect(client, one, other)
    const event = await makeEvent(client, many)
    const pair = await openConversation(origin(0)(), one, { user_id: other.id })
    const crowd = await openConversation(origin(0)(), many[0], { kind: 'event', subject_id: event })
    return [
      [one, other].map((viewer, at) => new ChatClient(viewer, pair, origin(at))),
      many.map((viewer, at) => new ChatClient(viewer, crowd, origin(at))),
    ]
  })
  const clients = groups.flat()
  for (const client of clients) client.connect()
  const until = performance.now() + seconds * 1000
  const [dropped] = await Promise.all([disturb(clients, places, until), ...clients.map(client => talk(client, until))])
  // What is still under way is told within ten seconds.
  await pause(12_000)
  const faults = groups.flatMap(group => group.flatMap(client => faultsOf(client, group)))
  for (const client of clients) client.disconnect()
  const count = clients.reduce((sum, client) => sum + client.sent.length, 0)
  const verdict =
    faults.length === 0 ? 'none lost, doubled or reordered: met' : `MISSED: ${[...new Set(faults)].join(', ')}`
  console.log(
    `${places.length} process(es): ${count} messages of ${clients.length} people, ${dropped} disconnects, one restart, one kill -9: ${verdict}`,
  )
}

/** With one process, then with two over PostgreSQL and Redis. Takes two and a half minutes. */
export async function soakChat(): Promise<void> {
  for (const count of [1, 2]) {
    const database = await createScratchDatabase()
    const env = { DATABASE_URL: database.url, REDIS_URL: redisUrl }
    const places = [await startPlace(env)]
    if (count === 2) places.push(await startPlace(env))
    try {
      await soak(places, database.url)
    } finally {
      for (const place of places) await place.stop()
      await database.drop()
    }
  }
}
