// How soon does a word arrive when many talk at once, and what does somebody cost who only listens?
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, connect, makeEvent, makeTalkers, openConversation } from './chat-scene.ts'
import { connectAll } from './chat-sockets.ts'
import type { Scene } from './scratch-product.ts'
import type { Viewer } from './viewer.ts'

const sockets = 1000
const seconds = 20
const perSecond = 200
/** Conversations of so many people, with their share of what is said. */
const sizes = [
  { size: 2, conversations: 100, share: 0.78 },
  { size: 20, conversations: 10, share: 0.2 },
  { size: 500, conversations: 1, share: 0.02 },
] as const
const target = 100

type Talk = { id: number; size: number; people: Viewer[] }

/** Resident memory of a process in kB, as Linux counts it. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
}

async function openTalks({ client, product: { origin } }: Scene, talkers: readonly Viewer[]): Promise<Talk[]> {
  const talks: Talk[] = []
  let from = 0
  for (const { size, conversations } of sizes) {
    for (let number = 0; number < conversations; number += 1) {
      const people = talkers.slice(from, from + size)
      from += size
      const [first, second] = people
      if (!first || !second) throw new Error('There are too few people.')
      if (size === 2) await connect(client, first, second)
      const about = size === 2 ? { user_id: second.id } : { kind: 'event', subject_id: await makeEvent(client, people) }
      talks.push({ id: await openConversation(origin, first, about), size, people })
    }
  }
  return talks
}

type Times = Map<number, number[]>

/** A talk, chosen so that each size has its share. */
function chooseTalk(talks: readonly Talk[], at: number): Talk | undefined {
  let rest = at
  const chosen = sizes.find(({ share }) => (rest -= share) < 0) ?? sizes[0]
  const alike = talks.filter(talk => talk.size === chosen.size)
  return alike[Math.floor(Math.random() * alike.length)]
}

/** Sends so many messages a second, whether or not the earlier ones have arrived. */
async function speak(origin: string, talks: readonly Talk[], sent: Map<string, [number, number]>): Promise<number> {
  const sending: Promise<unknown>[] = []
  const begin = performance.now()
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const talk = chooseTalk(talks, Math.random())
    const author = talk?.people[Math.floor(Math.random() * talk.people.length)]
    if (!talk || !author) continue
    const client_id = randomUUID()
    sent.set(client_id, [talk.size, performance.now()])
    sending.push(
      ask(origin, author, `/conversation/${talk.id}/message`, { client_id, body: 'Who brings the lanterns?' }),
    )
    await pause(Math.max(0, begin + ((count + 1) * 1000) / perSecond - performance.now()))
  }
  await Promise.all(sending)
  await pause(1000)
  return sending.length
}

function tell(times: Times, count: number): void {
  const rows = [...times].map(([size, all]) => {
    all.sort((one, other) => one - other)
    const rank = (share: number) => Math.round((all[Math.ceil(all.length * share) - 1] ?? Number.NaN) * 10) / 10
    const p99 = rank(0.99)
    return {
      people: size,
      delivered: all.length,
      'median, ms': rank(0.5),
      p99,
      [`under ${target}`]: p99 < target ? 'met' : 'MISSED',
    }
  })
  console.log(
    `${count} messages at ${perSecond} a second, ${sockets} sockets on one process; from sending to arriving:`,
  )
  console.table(rows)
}

/** Needs Linux, for the memory. */
export async function measureDelivery(scene: Scene): Promise<void> {
  const { origin, pid } = scene.product
  const talkers = await makeTalkers(scene.client, sockets)
  const talks = await openTalks(scene, talkers)
  const sent = new Map<string, [number, number]>()
  const times: Times = new Map(sizes.map(({ size }) => [size, []]))
  const before = await memoryOf(pid)
  // How long after its sending each message has come.
  const all = await connectAll([origin], talkers, client_id => {
    const [size, begin] = sent.get(client_id) ?? []
    if (size !== undefined && begin !== undefined) times.get(size)?.push(performance.now() - begin)
  })
  await pause(5000)
  const perSocket = ((await memoryOf(pid)) - before) / sockets
  console.log(`memory of the process per idle socket: ${perSocket.toFixed(1)} kB`)
  tell(times, await speak(origin, talks, sent))
  for (const socket of all) socket.disconnect()
}
