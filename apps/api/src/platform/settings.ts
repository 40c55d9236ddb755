import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { readTrustProxy, type TrustProxy } from './trust-proxy.ts'

const url = z.url()
const port = z.coerce.number().int().min(0).max(65535)
const trustProxy = z.string().transform((text, context): TrustProxy => {
  const read = readTrustProxy(text)
  if (read !== undefined) return read
  context.addIssue({ code: 'custom', message: 'off, on, a number of hops, or networks such as 10.0.0.0/8' })
  return z.NEVER
})
const onOff = z.enum(['on', 'off']).transform(value => value === 'on')

/** OWASP's recommendation for argon2id: 19 MiB, 2 passes, 1 lane. */
const safePasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Half a megabit a second, the least that mobile networks promise: 20 MB take six minutes at most, 200 MB an hour. */
const bodyPace = { graceSeconds: 30, bytesPerSecond: 60_000 }

/** Environment variables that Celebrio reads; .env.example explains each. Empty counts as unset. */
const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url.optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(500)
    .default(Math.max(4, 2 * availableParallelism())),
  REDIS_URL: url.optional(),
  SMTP_URL: url.optional(),
  MAIL_FROM: z.string().default('Celebrio <hello@celebrio.localhost>'),
  CONTACT_EMAIL: z.email().optional(),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  OIDC_ISSUER: url.default('https://accounts.google.com'),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  ACCOUNT_MEGABYTES: z.coerce.number().int().min(1).max(1_000_000_000).default(10_000),
  UNVERIFIED_MEGABYTES: z.coerce.number().int().min(1).max(1_000_000_000).default(300),
  RATE_LIMITS: onOff.default(true),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type S3Settings = {
  endpoint: string | undefined
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}
/** Parameters of argon2id: memory in KiB, passes, lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }
/** How slowly a body may arrive: after the first seconds, not below so many bytes a second on average. */
export type BodyPace = { graceSeconds: number; bytesPerSecond: number }
export type OidcSettings = { issuer: string; clientId: string; clientSecret: string }

export type Settings = {
  port: number
  host: string
  /** Public origin of the product, without a trailing slash. */
  publicUrl: string
  dataDir: string
  /** Unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** Maximum connections of this process to the database at `databaseUrl`. */
  databaseConnections: number
  redisUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Where people can write to the staff from their own mail program. */
  contactEmail: string | undefined
  s3: S3Settings | undefined
  oidc: OidcSettings | undefined
  /** Lets a Prometheus on another machine read /metrics, as a bearer token. */
  metricsToken: string | undefined
  rateLimits: boolean
  /** Bytes of pictures, songs and films for one account, under way and kept. */
  accountBytes: number
  /** The same for one whose e-mail address is not verified. */
  unverifiedBytes: number
  trustProxy: TrustProxy
  logLevel: string
  /** Whether responses are checked against the contract before they are sent; on in tests. */
  checkAnswers: boolean
  /** Cost of hashing a password. Tests, which hash thousands, use a lower one; it cannot be set by the environment. */
  passwordCost: PasswordCost
  /** Tests, which do not want to wait, are less patient; it cannot be set by the environment. */
  bodyPace: BodyPace
}

type Environment = z.output<typeof environment>

function s3Of(env: Environment): S3Settings | undefined {
  if (!env.S3_BUCKET) return undefined
  if (!env.S3_ACCESS_KEY || !env.S3_SECRET_KEY) throw new Error('S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY.')
  return {
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKey: env.S3_ACCESS_KEY,
    secretKey: env.S3_SECRET_KEY,
  }
}

function oidcOf(env: Environment): OidcSettings | undefined {
  if (!env.OIDC_CLIENT_ID) return undefined
  return { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET ?? '' }
}

/**
 * Reads the settings from an environment.
 * @throws Error whose message names each invalid setting
 */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = environment.safeParse(filled)
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new Error(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  const env = result.data
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    s3: s3Of(env),
    oidc: oidcOf(env),
    metricsToken: env.METRICS_TOKEN,
    rateLimits: env.RATE_LIMITS,
    accountBytes: env.ACCOUNT_MEGABYTES * 1_000_000,
    unverifiedBytes: env.UNVERIFIED_MEGABYTES * 1_000_000,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    checkAnswers: false,
    passwordCost: safePasswordCost,
    bodyPace,
  }
}

/** Path of a kind of local data. */
export const dataFolder = (settings: Settings, kind: 'database' | 'files' | 'outbox'): string =>
  join(settings.dataDir, kind)
