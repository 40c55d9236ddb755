import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const url = z.url()
const port = z.coerce.number().int().min(0).max(65535)
const onOff = z.enum(['on', 'off']).transform(value => value === 'on')

/** OWASP's recommendation for argon2id: 19 MiB, 2 passes, 1 lane. */
const safePasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The environment that Celebrio reads; .env.example explains each. Empty counts as unset. */
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
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  OIDC_ISSUER: url.default('https://accounts.google.com'),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  RATE_LIMITS: onOff.default(true),
  TRUST_PROXY: onOff.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type S3Settings = {
  endpoint: string | undefined
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}
/** Of argon2id: memory in KiB, passes over it, lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }
export type OidcSettings = { issuer: string; clientId: string; clientSecret: string }

export type Settings = {
  port: number
  host: string
  /** Origin under which people reach the product, without a slash at the end. */
  publicUrl: string
  dataDir: string
  /** Unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** Most connections of this process to the database at `databaseUrl`. */
  databaseConnections: number
  redisUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  s3: S3Settings | undefined
  oidc: OidcSettings | undefined
  rateLimits: boolean
  trustProxy: boolean
  logLevel: string
  /** Whether answers are checked against the contract before they are sent; on in tests. */
  checkAnswers: boolean
  /** What hashing a password costs. Tests, which hash thousands, pass in a lower one; no environment can. */
  passwordCost: PasswordCost
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
 * @throws Error whose message names each bad setting
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
    s3: s3Of(env),
    oidc: oidcOf(env),
    rateLimits: env.RATE_LIMITS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    checkAnswers: false,
    passwordCost: safePasswordCost,
  }
}

/** Where a kind of local data lives. */
export const dataFolder = (settings: Settings, kind: 'database' | 'files' | 'outbox'): string =>
  join(settings.dataDir, kind)
