import { availableParallelism } from 'node:os'
import { timeZone } from '@celebrio/contract/platform/time-zones'
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

/** US dollars with two decimals at most; read as cents. */
const price = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/)
  .transform(text => Math.round(Number(text) * 100))
  .refine(cents => cents > 0)

/** Holidays of the United States that are on the same day each year. */
const usHolidays = ['01-01', '06-19', '07-04', '11-11', '12-25'] as const

const holidays = z
  .string()
  .transform(text => text.split(',').map(day => day.trim()))
  .pipe(z.array(z.string().regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)))

/** Environment variables that Celebrio reads; .env.example explains each. Empty counts as unset. */
export const environment = z.object({
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
  DATABASE_REPLICA_URL: url.optional(),
  DATABASE_PREPARED: onOff.default(true),
  REDIS_URL: url.optional(),
  REDIS_SOCKETS_URL: url.optional(),
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
  PAYMENTS: z.enum(['off', 'test', 'paypal']).optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .regex(/^[a-zA-Z0-9]{1,50}$/)
    .optional(),
  PAYPAL_ENVIRONMENT: z.enum(['sandbox', 'live']).default('sandbox'),
  PLAN_SILVER: price.default(5999),
  PLAN_GOLDEN: price.default(9999),
  PLAN_GOLD: price.default(49_999),
  BOOST_DAY: price.default(100),
  HOLIDAYS: holidays.default([...usHolidays]),
  BUSINESS_TIMEZONE: timeZone().default('America/New_York'),
  METRICS_TOKEN: z.string().min(16).optional(),
  ACCOUNT_MEGABYTES: z.coerce.number().int().min(1).max(1_000_000_000).default(10_000),
  UNVERIFIED_MEGABYTES: z.coerce.number().int().min(1).max(1_000_000_000).default(300),
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(0),
  FINISH_SECONDS: z.coerce.number().min(0).max(3600).default(3),
  RATE_LIMITS: onOff.default(true),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Environment = z.output<typeof environment>
