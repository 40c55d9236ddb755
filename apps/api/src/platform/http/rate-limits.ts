import { type LimitName, limits, type RateLimit } from '@celebrio/contract/platform/limits'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { AppError } from '../app-error.ts'
import { emailKey, knownDevice } from '../auth/known-devices.ts'
import type { Signer } from '../db/secrets.ts'
import { lineOf } from './line-of.ts'

/** @throws AppError too_many_requests */
export type LimitCheck = (names: readonly LimitName[], request: FastifyRequest) => Promise<void>

const emailOf = (body: unknown): string => {
  const email = (body as { email?: unknown } | null | undefined)?.email
  return typeof email === 'string' ? emailKey(email) : ''
}

type KeyOf = (request: FastifyRequest) => string

function keysOf(signer: Signer): Record<RateLimit['by'], KeyOf> {
  const knownOr = (stranger: (email: string, request: FastifyRequest) => string) => (request: FastifyRequest) => {
    const email = emailOf(request.body)
    const device = knownDevice(signer, request.cookies, email)
    return device ? `${email} device ${device}` : stranger(email, request)
  }
  return {
    address: ({ ip }) => lineOf(ip),
    account: request => String(request.viewer?.id ?? lineOf(request.ip)),
    stranger: knownOr((_email, { ip }) => lineOf(ip)),
    email: knownOr(email => email),
    email_and_address: knownOr((email, { ip }) => `${email} ${lineOf(ip)}`),
  }
}

/** Limits by what the body says can only be counted after it was read. */
export const needsBody = (name: LimitName): boolean => !['address', 'account'].includes(limits[name].by)

/** So many keys of a limit are counted by this process; of more, the one that was quiet longest is forgotten. */
const cache = 50_000

/**
 * Counters by IP address, account or e-mail, shared between processes if Redis is configured.
 * @param installation prefix for installations that share a Redis, since their account ids overlap
 */
export async function registerRateLimits(
  server: FastifyInstance,
  enabled: boolean,
  signer: Signer,
  installation: string,
  redis?: Redis,
): Promise<LimitCheck> {
  if (!enabled) return async () => undefined
  const shared = redis && { redis, nameSpace: `celebrio-limit:${installation}:` }
  await server.register(rateLimit, { global: false, ...shared })
  const keys = keysOf(signer)
  const checks = Object.entries(limits).map(([name, limit]) => {
    const options = {
      max: limit.max,
      cache,
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
