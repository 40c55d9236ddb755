import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** What the log says of it. */
type Outage = { away: string; back: string }

const outages = {
  limits: { away: 'Redis is away: this process counts limits by itself', back: 'Redis is back' },
  sockets: {
    away: 'The Redis of the sockets is away: devices hear of this process only',
    back: 'The Redis of the sockets is back',
  },
} satisfies Record<string, Outage>

/** One line when it goes away and one when it is back, however often it is tried in between. */
function logOutage(redis: Redis, log: Logger, { away, back }: Outage): void {
  let isAway = false
  redis.on('error', (err: Error) => {
    if (!isAway) log.error({ err }, away)
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.warn(back)
    isAway = false
  })
}

/**
 * The sockets wait for nothing that they ask of Redis: while it is away, words to other processes are lost, which devices find out
 * by themselves. Whoever does wait for an answer still hears that there is none.
 */
function handleRejections(redis: Redis): void {
  const send = redis.sendCommand.bind(redis)
  redis.sendCommand = (...command) => {
    const sent = send(...command)
    if (sent instanceof Promise) sent.catch(() => undefined)
    return sent
  }
}

/**
 * It may be away when the process starts, and later: what it is for is done without it, in this process alone.
 * @param use what it is for: limits and, where they have none of their own, sockets
 */
export function connectRedis(url: string, log: Logger, use: keyof typeof outages = 'limits'): Redis {
  // Nobody waits for it to come back.
  const redis = new Redis(url, { maxRetriesPerRequest: 2, enableOfflineQueue: false })
  handleRejections(redis)
  logOutage(redis, log, outages[use])
  return redis
}

/** A second connection to the same, on which is heard what other processes tell, as soon as it is there. */
export function createSubscriber(redis: Redis): Redis {
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null, enableOfflineQueue: true })
  handleRejections(subscriber)
  // The first one has told the log.
  subscriber.on('error', () => undefined)
  return subscriber
}
