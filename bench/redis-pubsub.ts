// One Redis between the processes whose sockets hear of each other: how much does its one processor carry?
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { redisUrl } from './held.ts'
import { describeMachine } from './machine.ts'

/** So many processes listen, each on a connection of its own, to all that is said. */
const listening = [0, 5, 20, 80]

/** Bytes of a word, as socket.io's adapter packs "notifications" for one person. */
const size = 200
const words = 20_000

const channel = `celebrio-bench:${process.pid}`

/** Processor time of Redis so far, in seconds. */
async function spent(redis: Redis): Promise<number> {
  const info = await redis.info('cpu')
  const of = (name: string) => Number(new RegExp(`^used_cpu_${name}:([\\d.]+)`, 'm').exec(info)?.[1])
  return of('user') + of('sys')
}

async function listen(count: number) {
  let heard = 0
  const listeners = await Promise.all(
    Array.from({ length: count }, async () => {
      const redis = new Redis(redisUrl)
      redis.on('pmessageBuffer', () => {
        heard += 1
      })
      await redis.psubscribe(`${channel}*`)
      return redis
    }),
  )
  return { heard: () => heard, stop: () => listeners.forEach(redis => redis.disconnect()) }
}

/** @returns processor time that Redis takes for a word, in microseconds */
async function costOfWord(publisher: Redis, count: number): Promise<number> {
  const listeners = await listen(count)
  const word = Buffer.alloc(size, 'x')
  const before = await spent(publisher)
  // One after the other: words that come together are sent on together, for less.
  for (let said = 0; said < words; said += 1) await publisher.publish(channel, word)
  while (listeners.heard() < words * count) await pause(10)
  const cost = ((await spent(publisher)) - before) / words
  listeners.stop()
  return cost * 1_000_000
}

console.log(describeMachine())
console.log(`${words} words of ${size} bytes`)
const publisher = new Redis(redisUrl)
for (const count of listening) {
  const cost = await costOfWord(publisher, count)
  const perSecond = Math.round(1_000_000 / cost).toLocaleString('en')
  const who = count === 0 ? 'nobody (the bare limit)' : `${count} processes`
  console.log(`${who}: ${cost.toFixed(1)} µs of Redis for a word, so ${perSecond} words a second of one processor`)
}
publisher.disconnect()
