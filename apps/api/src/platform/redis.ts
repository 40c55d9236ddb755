import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** Nobody waits for what it tells other processes: while Redis is away, words are lost, which devices find out by themselves. */
class FireAndForgetRedis extends Redis {
  override async publish(channel: string | Buffer, message: string | Buffer): Promise<number> {
    return super.publish(channel, message).catch(() => 0)
  }
}

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

/** It may be away when the process starts, and later: what it is for is done without it, in this process alone. */
export function connectRedis(url: string, log: Logger): Redis {
  // Nobody waits for it to come back.
  const redis = new FireAndForgetRedis(url, { maxRetriesPerRequest: 2, enableOfflineQueue: false })
  logOutage(redis, log)
  return redis
}

/** For whoever waits for no answer: what is still to be sent when it ends would be a rejection that nobody handles. */
function handleRejections(redis: Redis): void {
  const send = redis.sendCommand.bind(redis)
  redis.sendCommand = (...command) => {
    const sent = send(...command)
    if (sent instanceof Promise) sent.catch(() => undefined)
    return sent
  }
}

/** A second connection to the same, on which is heard what other processes tell, as soon as it is there. */
export function createSubscriber(redis: Redis): Redis {
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null, enableOfflineQueue: true })
  handleRejections(subscriber)
  // The first one has told the log.
  subscriber.on('error', () => undefined)
  return subscriber
}
