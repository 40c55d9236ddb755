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

type Limiters = Map<LimitName, ReturnType<FastifyInstance['createRateLimit']>>

/** @param shared where they are counted, if not by this process alone */
async function openLimiters(
  server: FastifyInstance,
  signer: Signer,
  shared: { redis?: Redis; nameSpace?: string } = {},
): Promise<Limiters> {
  const keys = keysOf(signer)
  const limiters: Limiters = new Map()
  await server.register(async scope => {
    await scope.register(rateLimit, { global: false, ...shared })
    for (const [name, limit] of Object.entries(limits) as [LimitName, RateLimit][]) {
      const options = {
        max: limit.max,
        cache,
        timeWindow: limit.minutes * 60_000,
        keyGenerator: (request: FastifyRequest) => `${name}:${keys[limit.by](request)}`,
      }
      limiters.set(name, scope.createRateLimit(options))
    }
  })
  return limiters
}

/**
 * Counters by IP address, account or e-mail, shared between processes if Redis is configured. While it is away, each process
 * counts by itself, so that people can go on.
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
  const own = await openLimiters(server, signer)
  const shared = redis && (await openLimiters(server, signer, { redis, nameSpace: `celebrio-limit:${installation}:` }))
  const count = (name: LimitName, request: FastifyRequest) => {
    const here = () => own.get(name)?.(request)
    return redis?.status === 'ready' ? shared?.get(name)?.(request).catch(here) : here()
  }
  return async (names, request) => {
    for (const name of names) {
      const outcome = await count(name, request)
      if (outcome && !outcome.isAllowed && outcome.isExceeded)
        throw new AppError('too_many_requests', {}, outcome.ttlInSeconds)
    }
  }
}
