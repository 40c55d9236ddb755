import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** One line when it goes away and one when it is back, however often it is tried in between. */
function logOutage(redis: Redis, log: Logger): void {
  let away = false
  redis.on('error', (err: Error) => {
    if (!away) log.error({ err }, 'Redis is away: this process counts limits by itself')
    away = true
  })
  redis.on('ready', () => {
    if (away) log.warn('Redis is back')
    away = false
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

/** It may be away when the process starts, and later: what it is for is done without it, in this process alone. */
export function connectRedis(url: string, log: Logger): Redis {
  // Nobody waits for it to come back.
  const redis = new Redis(url, { maxRetriesPerRequest: 2, enableOfflineQueue: false })
  handleRejections(redis)
  logOutage(redis, log)
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
