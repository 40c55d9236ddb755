import { createAdapter } from '@socket.io/redis-adapter'
import type { Redis } from 'ioredis'

/** A Redis, and the channel prefix that the processes of one installation share. */
export type RedisChannel = { publisher: Redis; subscriber: Redis; key: string }

export const redisAdapter = ({ publisher, subscriber, key }: RedisChannel) =>
  createAdapter(publisher, subscriber, { key: `celebrio:${key}` })
