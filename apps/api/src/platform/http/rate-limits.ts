import { type LimitName, limits, type RateLimit } from '@celebrio/contract/platform/limits'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { AppError } from '../app-error.ts'

/** @throws AppError too_many_requests */
export type LimitCheck = (names: readonly LimitName[], request: FastifyRequest) => Promise<void>

const emailOf = (body: unknown): string => {
  const email = (body as { email?: unknown } | null | undefined)?.email
  return typeof email === 'string' ? email.trim().toLowerCase() : ''
}

const keys: Record<RateLimit['by'], (request: FastifyRequest) => string> = {
  address: request => request.ip,
  account: request => String(request.viewer?.id ?? request.ip),
  email: request => emailOf(request.body),
}

/**
 * Counters by address, account or e-mail; shared between processes when there is a Redis.
 * @param installation tells those apart that share a Redis: each has accounts of the same ids
 */
export async function registerRateLimits(
  server: FastifyInstance,
  enabled: boolean,
  installation: string,
  redis?: Redis,
): Promise<LimitCheck> {
  if (!enabled) return async () => undefined
  const shared = redis && { redis, nameSpace: `celebrio-limit:${installation}:` }
  await server.register(rateLimit, { global: false, ...shared })
  const checks = Object.entries(limits).map(([name, limit]) => {
    const options = {
      max: limit.max,
      timeWindow: limit.minutes * 60_000,
      keyGenerator: (request: FastifyRequest) => `${name}:${keys[limit.by](request)}`,
    }
    return [name, server.createRateLimit(options)] as const
  })
  const byName = new Map(checks)
  return async (names, request) => {
    for (const name of names) {
      const outcome = await byName.get(name)?.(request)
      if (outcome && !outcome.isAllowed && outcome.isExceeded)
        throw new AppError('too_many_requests', {}, outcome.ttlInSeconds)
    }
  }
}
