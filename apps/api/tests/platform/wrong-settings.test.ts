import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/db/open.ts'
import { readSettings } from '../../src/platform/settings.ts'

/** What is said of settings that cannot be used; null when they can. */
function complaintOf(settings: Record<string, string>): string | null {
  try {
    readSettings(settings)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH1' }
const keys = { S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' }

/** A name, then values that it cannot have. */
const wrong: [name: string, values: string[]][] = [
  ['SMTP_URL', ['user:secret@mail.x.org:587', 'mail.x.org:587', 'http://x', 'smtp://', 'smtp://me:secret%zz@x']],
  [
    'PUBLIC_URL',
    ['celebrio.example', 'ftp://x.org', 'https:x.org', 'https://x.org/path', 'https://x.org?a', 'https://x.org/#a'],
  ],
  ['PUBLIC_URL', ['https://me:secret@x.org', 'https://x.org/?', 'https://x .org', 'https://']],
  ['MAIL_FROM', ['nonsense', 'Celebrio', 'Celebrio <>', 'Celebrio <hello>', 'hello@x.org, nonsense']],
  [
    'DATABASE_URL',
    ['localhost:5432/db', 'mysql://a/b', 'postgres:a', 'postgres://me:12/secret@x/db', 'me:secret@x/db'],
  ],
  ['DATABASE_REPLICA_URL', ['localhost:5432/db', 'mysql://me:secret@a/b']],
  ['REDIS_URL', ['localhost:6379', 'http://me:secret@x', 'redis:x', 'redis://:secret%zz@x']],
  ['REDIS_SOCKETS_URL', ['localhost:6379', 'unix:/secret']],
  ['S3_ENDPOINT', ['minio:9000', 'localhost', 's3://bucket']],
  ['OIDC_ISSUER', ['accounts.google.com', 'mailto:a@b.c']],
  ['PORT', [' ', 'many', '-1', '65536', '1.5']],
  ['HOLIDAYS', ['02-31', '2027-02-29', '13-01', '1-1', '12-25,,01-01', '12-25 01-01']],
  ['DATABASE_CONNECTIONS', ['0', 'many', ' ']],
  ['DRAIN_SECONDS', ['-1', 'long', ' ', '601']],
  ['ACCOUNT_MEGABYTES', ['0', ' ', '1.5']],
  ['UNVERIFIED_MEGABYTES', ['0', '10001']],
  ['PLAN_SILVER', ['free', '0', '1.234']],
  ['BUSINESS_TIMEZONE', ['Mars', '+02:00']],
  ['METRICS_TOKEN', ['secret']],
  ['CONTACT_EMAIL', ['nonsense']],
  ['PAYMENTS', ['yes']],
  ['PAYPAL_WEBHOOK_ID', ['a b']],
  ['TRUST_PROXY', ['yes', '999']],
  ['LOG_LEVEL', ['loud']],
  ['RATE_LIMITS', ['maybe']],
]

describe('a setting that is wrong', () => {
  test.each(wrong)('is named in a sentence that says what is expected: %s', (name, values) => {
    for (const value of values) {
      const complaint = complaintOf({ [name]: value })
      expect(complaint, value).toMatch(
        new RegExp(`^These settings cannot be used:\\n {2}${name} must (not )?be .{5,}\\.$`),
      )
      expect(complaint, value).not.toMatch(/secret|Invalid|expected|pattern|NaN/)
    }
  })
})

describe('a setting that is right', () => {
  test.each([
    ['SMTP_URL', 'smtp://me:p%40ss@mail.x.org:587'],
    ['SMTP_URL', 'smtps://mail.x.org?requireTLS=false'],
    ['MAIL_FROM', 'hello@localhost'],
    ['MAIL_FROM', '"Celebrio, Inc." <hello@x.org>'],
    ['PUBLIC_URL', 'http://192.168.1.5:3000/'],
    ['PUBLIC_URL', 'https://[::1]:3000'],
    ['DATABASE_URL', 'postgresql:///celebrio?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://me:100%sure@x/db?sslmode=require'],
    ['REDIS_URL', 'rediss://:secret@x:6380/1'],
    ['HOLIDAYS', '02-29, 2028-02-29'],
    ['PORT', '0'],
    ['FINISH_SECONDS', '0.5'],
    ['ACCOUNT_MEGABYTES', '100'],
  ])('is taken: %s=%s', (name, value) => {
    expect(complaintOf({ [name]: value })).toBeNull()
  })

  test('is each one that the example gives', () => {
    const example = parseEnv(readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8'))
    expect(readSettings(example as Record<string, string>)).toEqual(readSettings({}))
  })
})

describe('settings that need others', () => {
  test.each([
    [{ S3_BUCKET: 'bucket' }, 'S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY.'],
    [{ S3_BUCKET: 'bucket', S3_ACCESS_KEY: 'key' }, 'S3_BUCKET needs S3_SECRET_KEY.'],
    [{ S3_ENDPOINT: 'https://x.org', ...keys }, 'S3_ENDPOINT needs S3_BUCKET.'],
    [{ S3_SECRET_KEY: 'secret' }, 'S3_SECRET_KEY needs S3_BUCKET and S3_ACCESS_KEY.'],
    [{ S3_REGION: 'eu-west-3' }, 'S3_REGION needs S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.'],
    [{ OIDC_CLIENT_ID: 'id' }, 'OIDC_CLIENT_ID needs OIDC_CLIENT_SECRET.'],
    [{ OIDC_CLIENT_SECRET: 'secret' }, 'OIDC_CLIENT_SECRET needs OIDC_CLIENT_ID.'],
    [{ OIDC_ISSUER: 'https://x.org' }, 'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.'],
    [{ DATABASE_REPLICA_URL: 'postgres://x/db' }, 'DATABASE_REPLICA_URL needs DATABASE_URL.'],
    [
      { PAYMENTS: 'paypal', PAYPAL_CLIENT_ID: 'id' },
      'PAYMENTS=paypal needs PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID.',
    ],
    [paypal, 'PAYPAL_CLIENT_ID needs PAYMENTS=paypal.'],
    [{ PAYPAL_ENVIRONMENT: 'live' }, 'PAYPAL_ENVIRONMENT needs PAYMENTS=paypal.'],
    [
      { ACCOUNT_MEGABYTES: '100', UNVERIFIED_MEGABYTES: '101' },
      'UNVERIFIED_MEGABYTES must not be more than ACCOUNT_MEGABYTES.',
    ],
  ])('name them: %o', (settings, sentence) => {
    expect(complaintOf(settings)).toBe(`These settings cannot be used:\n  ${sentence}`)
  })

  test('are all named at once', () => {
    const complaint = complaintOf({ S3_BUCKET: 'bucket', OIDC_CLIENT_ID: 'id', ...paypal })
    expect(complaint?.split('\n')).toHaveLength(4)
  })

  test('are used with them', () => {
    const { s3, oidc } = readSettings({
      S3_BUCKET: 'bucket',
      ...keys,
      OIDC_CLIENT_ID: 'id',
      OIDC_CLIENT_SECRET: 'word',
    })
    expect(s3).toMatchObject({ bucket: 'bucket', accessKey: 'key', secretKey: 'secret' })
    expect(oidc).toEqual({ issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'word' })
  })

  test('nobody has more room before their address is verified than afterwards', () => {
    expect(readSettings({ ACCOUNT_MEGABYTES: '100' })).toMatchObject({ accountBytes: 1e8, unverifiedBytes: 1e8 })
    expect(readSettings({})).toMatchObject({ unverifiedBytes: 3e8 })
  })
})

describe('a database that cannot be used', () => {
  const complaintAbout = (DATABASE_URL: string) =>
    openDatabase(readSettings({ DATABASE_URL })).then(
      () => null,
      (error: Error) => error.message,
    )

  test('is named without who signs in to it, and with what is wrong at each address of its host', async () => {
    expect(await complaintAbout('postgres://me:secret@localhost:1/parties')).toMatch(
      /^The database parties at localhost:1 \(DATABASE_URL\) cannot be used: connect ECONNREFUSED [^ ]+:1(, connect ECONNREFUSED [^ ]+:1)*$/,
    )
    expect(await complaintAbout('postgres:///parties?host=/nowhere')).toMatch(
      /^The database parties at \/nowhere:5432 \(DATABASE_URL\) cannot be used: .*ENOENT/,
    )
  })

  test.skipIf(!process.env.DATABASE_URL)('is named with what PostgreSQL says of it', async () => {
    const url = new URL(process.env.DATABASE_URL ?? '')
    url.pathname = '/nobodys'
    const place = `${url.hostname}:${url.port || 5432}`
    expect(await complaintAbout(url.href)).toBe(
      `The database nobodys at ${place} (DATABASE_URL) cannot be used: database "nobodys" does not exist`,
    )
  })
})
