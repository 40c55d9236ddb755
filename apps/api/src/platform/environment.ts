import { availableParallelism } from 'node:os'
import { timeZone } from '@celebrio/contract/platform/time-zones'
import { z } from 'zod'
import {
  days,
  expecting,
  oneOf,
  onOff,
  origin,
  postgres,
  price,
  redis,
  seconds,
  sender,
  smtp,
  webAddress,
  wholeNumber,
} from './setting-schemas.ts'
import { readTrustProxy } from './trust-proxy.ts'

const trustProxy = expecting(
  'off, on, a number of proxies, or networks such as 10.0.0.0/8',
  z
    .string()
    .transform(readTrustProxy)
    .refine(read => read !== undefined),
)

/** Holidays of the United States that are on the same day each year. */
const usHolidays = ['01-01', '06-19', '07-04', '11-11', '12-25'] as const

/** Environment variables that Celebrio reads; .env.example explains each. Empty counts as unset. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgres.optional(),
  DATABASE_CONNECTIONS: wholeNumber(1, 500).default(Math.max(4, 2 * availableParallelism())),
  DATABASE_REPLICA_URL: postgres.optional(),
  DATABASE_PREPARED: onOff.default(true),
  REDIS_URL: redis.optional(),
  REDIS_SOCKETS_URL: redis.optional(),
  SMTP_URL: smtp.optional(),
  MAIL_FROM: sender.default('Celebrio <hello@celebrio.localhost>'),
  CONTACT_EMAIL: expecting('an e-mail address such as hello@celebrio.example', z.email()).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  OIDC_ISSUER: webAddress.default('https://accounts.google.com'),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  PAYMENTS: oneOf('off', 'test', 'paypal').optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: expecting('at most 50 letters and digits', z.string().regex(/^[a-zA-Z0-9]{1,50}$/)).optional(),
  PAYPAL_ENVIRONMENT: oneOf('sandbox', 'live').default('sandbox'),
  PLAN_SILVER: price.default(5999),
  PLAN_GOLDEN: price.default(9999),
  PLAN_GOLD: price.default(49_999),
  BOOST_DAY: price.default(100),
  HOLIDAYS: days.default([...usHolidays]),
  BUSINESS_TIMEZONE: expecting('a time zone such as America/New_York', timeZone()).default('America/New_York'),
  METRICS_TOKEN: expecting('at least 16 characters long', z.string().min(16)).optional(),
  ACCOUNT_MEGABYTES: wholeNumber(1, 1_000_000_000).default(10_000),
  UNVERIFIED_MEGABYTES: wholeNumber(1, 1_000_000_000).optional(),
  DRAIN_SECONDS: seconds(600).default(0),
  FINISH_SECONDS: seconds(3600).default(3),
  RATE_LIMITS: onOff.default(true),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
})

export type Environment = z.output<typeof environment>
