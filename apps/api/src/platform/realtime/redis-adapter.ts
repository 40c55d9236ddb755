import { createAdapter } from '@socket.io/redis-adapter'
import type { Redis } from 'ioredis'

/** A Redis, and the name under which the processes of one installation talk on it. */
export type RedisChannel = { publisher: Redis; subscriber: Redis; key: string }

export const redisAdapter = ({ publisher, subscriber, key }: RedisChannel) =>
  createAdapter(publisher, subscriber, { key: `celebrio:${key}` })
