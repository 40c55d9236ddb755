import type { Agent } from 'node:https'
import { join, resolve } from 'node:path'
import { type Environment, environment } from './environment.ts'
import { localName } from './http/local-caller.ts'
import type { TrustProxy } from './trust-proxy.ts'
import { validateSettings } from './validate-settings.ts'

/** OWASP's recommendation for argon2id: 19 MiB, 2 passes, 1 lane. */
const safePasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Half a megabit a second, the least that mobile networks promise: 20 MB take six minutes at most, 200 MB an hour. */
const bodyPace = { graceSeconds: 30, bytesPerSecond: 60_000 }

const maxEventLoopDelay = 2000

/** A film and some pictures, unless whole accounts have less. */
const unverifiedMegabytes = 300

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
/** What providers can pay for, in cents, by the names that the specification gives. */
export type PlanPrices = { silver: number; golden: number; gold: number }
export type PaypalSettings = {
  clientId: string
  clientSecret: string
  /** Of the webhook that PayPal tells of payments: it is part of what is signed. */
  webhookId: string
  environment: 'sandbox' | 'live'
  /** Leads to a PayPal of our own; for tests, it cannot be set by the environment. */
  agent?: Agent
}
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
  /** A streaming replica of it, for reads that bear a little lag. */
  databaseReplicaUrl: string | undefined
  /** Whether reads are prepared statements, which a pooler must know. */
  databasePrepared: boolean
  redisUrl: string | undefined
  /** Of the Redis by which sockets hear of other processes. Unset: `redisUrl`. */
  redisSocketsUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Where people can write to the staff from their own mail program. */
  contactEmail: string | undefined
  s3: S3Settings | undefined
  oidc: OidcSettings | undefined
  /** How people pay. `test` is a page on which nobody pays; at a public address it has to be asked for. */
  payments: 'off' | 'test' | 'paypal'
  paypal: PaypalSettings | undefined
  planPrices: PlanPrices
  /** Of a day on which a deal is boosted, in cents. */
  boostDayPrice: number
  /** Days on which no business is done: `MM-DD` each year, `YYYY-MM-DD` once. */
  holidays: readonly string[]
  /** Where business days begin and end. */
  businessTimezone: string
  /** Lets a Prometheus on another machine read /metrics, as a bearer token. */
  metricsToken: string | undefined
  /** How long it goes on serving, after /readyz has said no, before it stops. */
  drainSeconds: number
  /** How long requests and jobs may take to finish then. */
  finishSeconds: number
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
  /** Milliseconds by which the process may be late. Tests are answered however late; it cannot be set by the environment. */
  maxEventLoopDelay: number
  /** Where pushes may go instead of public addresses; for tests, it cannot be set by the environment. */
  pushesTo?: (endpoint: string) => boolean
  /** Which addresses link previews may be read from besides public ones; for tests, it cannot be set by the environment. */
  previewsFrom?: (url: string) => boolean
}

function s3Of(env: Environment): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  if (!bucket || !accessKey || !secretKey) return undefined
  return { endpoint: env.S3_ENDPOINT, bucket, region: env.S3_REGION, accessKey, secretKey }
}

function oidcOf(env: Environment): OidcSettings | undefined {
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  return clientId && clientSecret ? { issuer: env.OIDC_ISSUER, clientId, clientSecret } : undefined
}

function paypalOf(env: Environment): PaypalSettings | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = env
  if (!clientId || !clientSecret || !webhookId) return undefined
  return { clientId, clientSecret, webhookId, environment: env.PAYPAL_ENVIRONMENT }
}

/** Nobody is to take a page on which nobody pays for a real one: without a word it is there on this machine only. */
const paymentsOf = ({ PAYMENTS }: Environment, publicUrl: string): Settings['payments'] =>
  PAYMENTS ?? (localName.test(new URL(publicUrl).host) ? 'test' : 'off')

/** Where the settings come from, such as `process.env`. */
type Source = Record<string, string | undefined>

const unusable = (faults: string[]) =>
  new Error(`These settings cannot be used:\n${faults.map(one => `  ${one}`).join('\n')}`)

function readEnvironment(source: Source): Environment {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const { success, data, error } = environment.safeParse(filled)
  if (!success) throw unusable(error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`))
  const faults = validateSettings(data)
  if (faults.length > 0) throw unusable(faults)
  return data
}

/**
 * Reads the settings from an environment.
 * @throws Error whose message names each invalid setting
 */
export function readSettings(source: Source): Settings {
  const env = readEnvironment(source)
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const unverified = env.UNVERIFIED_MEGABYTES ?? Math.min(unverifiedMegabytes, env.ACCOUNT_MEGABYTES)
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databasePrepared: env.DATABASE_PREPARED,
    redisUrl: env.REDIS_URL,
    redisSocketsUrl: env.REDIS_SOCKETS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    s3: s3Of(env),
    oidc: oidcOf(env),
    payments: paymentsOf(env, publicUrl),
    paypal: paypalOf(env),
    boostDayPrice: env.BOOST_DAY,
    planPrices: { silver: env.PLAN_SILVER, golden: env.PLAN_GOLDEN, gold: env.PLAN_GOLD },
    holidays: env.HOLIDAYS,
    businessTimezone: env.BUSINESS_TIMEZONE,
    metricsToken: env.METRICS_TOKEN,
    drainSeconds: env.DRAIN_SECONDS,
    finishSeconds: env.FINISH_SECONDS,
    rateLimits: env.RATE_LIMITS,
    accountBytes: env.ACCOUNT_MEGABYTES * 1_000_000,
    unverifiedBytes: unverified * 1_000_000,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    checkAnswers: false,
    passwordCost: safePasswordCost,
    bodyPace,
    maxEventLoopDelay,
  }
}

/** Path of a kind of local data. */
export const dataFolder = (settings: Settings, kind: 'database' | 'files' | 'outbox'): string =>
  join(settings.dataDir, kind)
