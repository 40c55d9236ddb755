// Do two processes on one database and one Redis carry more talk than one?
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, connect, makeTalkers, openConversation, withClient } from './chat-scene.ts'
import { connectAll } from './chat-sockets.ts'
import { atLeast, held, redisUrl, share } from './held.ts'
import type { Server } from './process.ts'
import { startProduct } from './product.ts'
import { createScratchDatabase } from './scratch-database.ts'
import type { Viewer } from './viewer.ts'

/** Each is of two people, who may sit at different processes. */
const conversations = 100
const atOnce = 16
const seconds = 10

type Talk = { id: number; people: readonly [Viewer, Viewer] }

async function openTalks(origin: string, databaseUrl: string): Promise<Talk[]> {
  return withClient(databaseUrl, async client => {
    const talkers = await makeTalkers(client, 2 * conversations)
    const talks: Talk[] = []
    for (let at = 0; at < talkers.length; at += 2) {
      const [first, second] = talkers.slice(at, at + 2) as [Viewer, Viewer]
      await connect(client, first, second)
      talks.push({ id: await openConversation(origin, first, { user_id: second.id }), people: [first, second] })
    }
    return talks
  })
}

/** Sends as much as is answered, over all processes in turn. @returns what was sent, and came to whom it was for, each second */
async function talk(servers: readonly Server[], talks: readonly Talk[]) {
  const origins = servers.map(({ origin }) => origin)
  let arrived = 0
  const sockets = await connectAll(
    origins,
    talks.flatMap(({ people }) => people),
    () => (arrived += 1),
  )
  const end = performance.now() + seconds * 1000
  let sent = 0
  const speak = async (_: unknown, writer: number) => {
    for (let turn = writer; performance.now() < end; turn += atOnce) {
      const { id, people } = talks[turn % talks.length] as Talk
      const origin = origins[turn % origins.length] as string
      await ask(origin, people[turn % 2] as Viewer, `/conversation/${id}/message`, {
        client_id: randomUUID(),
        body: 'And lanterns?',
      })
      sent += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, speak))
  await pause(1000)
  for (const socket of sockets) socket.disconnect()
  return { sent: sent / seconds, arrived: arrived / seconds }
}

/** Needs Linux. */
export async function measureProcesses(): Promise<void> {
  const database = await createScratchDatabase()
  const env = { DATABASE_URL: database.url, REDIS_URL: redisUrl }
  const both = [await startProduct(env), await startProduct(env)]
  const one = both.slice(0, 1)
  try {
    const talks = await openTalks(both[0]?.origin ?? '', database.url)
    const alone = await held(one, () => talk(one, talks))
    const together = await held(both, () => talk(both, talks))
    console.log(
      `Processes held to ${share * 100} % of a processor each, ${atOnce} people who write at a time, each second:`,
    )
    console.table([
      { processes: 'one', ...alone },
      { processes: 'two', ...together },
    ])
    const gain = together.sent / alone.sent
    console.log(`Two beside one: ${gain.toFixed(2)} (at least ${atLeast}: ${gain >= atLeast ? 'met' : 'MISSED'})`)
  } finally {
    for (const server of both) await server.stop()
    await database.drop()
  }
}
