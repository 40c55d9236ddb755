import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataFolder, readSettings } from '../../src/platform/settings.ts'
import { startWorld } from '../harness/world.ts'
import { speak } from './raw-call.ts'

const world = await startWorld()
const secure = await startWorld({ env: { PUBLIC_URL: 'https://celebrio.example' } })

describe('settings', () => {
  test('nothing has to be set', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('./data'),
      databaseUrl: undefined,
      redisUrl: undefined,
      smtpUrl: undefined,
      s3: undefined,
      oidc: undefined,
      rateLimits: true,
      trustProxy: false,
      checkAnswers: false,
    })
  })

  test('empty is the same as not set', () => {
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'S3_BUCKET', 'RATE_LIMITS']
    expect(readSettings(Object.fromEntries(names.map(name => [name, ''])))).toEqual(readSettings({}))
  })

  test('a database is asked over two connections for each processor, at least four, or as many as one says', () => {
    expect(readSettings({}).databaseConnections).toBe(Math.max(4, 2 * availableParallelism()))
    expect(readSettings({ DATABASE_CONNECTIONS: '40' }).databaseConnections).toBe(40)
    expect(() => readSettings({ DATABASE_CONNECTIONS: '0' })).toThrow('DATABASE_CONNECTIONS')
  })

  test('the page on which nobody pays is there on this machine only, unless it is asked for', () => {
    const paymentsAt = (PUBLIC_URL: string, more: object = {}) => readSettings({ PUBLIC_URL, ...more }).payments
    for (const here of ['http://localhost:3000', 'http://127.0.0.1', 'http://celebrio.localhost:80'])
      expect(paymentsAt(here)).toBe('test')
    for (const there of ['https://celebrio.example', 'http://localhost.example', 'http://192.168.1.5:3000']) {
      expect(paymentsAt(there)).toBe('off')
      expect(paymentsAt(there, { PAYMENTS: 'test' })).toBe('test')
    }
    expect(readSettings({ PAYMENTS: 'off' }).payments).toBe('off')
    expect(() => readSettings({ PAYMENTS: 'yes' })).toThrow('PAYMENTS')
  })

  test('PayPal needs what it knows us by, and is the sandbox unless it is said to be live', () => {
    const known = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH1' }
    const { payments, paypal } = readSettings({ PAYMENTS: 'paypal', ...known })
    expect(payments).toBe('paypal')
    expect(paypal).toEqual({ clientId: 'id', clientSecret: 'secret', webhookId: 'WH1', environment: 'sandbox' })
    const live = readSettings({ PAYMENTS: 'paypal', ...known, PAYPAL_ENVIRONMENT: 'live' })
    expect(live.paypal?.environment).toBe('live')
    // Whoever says so has payments off, or a try of them, and keeps the keys.
    expect(readSettings({ PAYMENTS: 'off', ...known })).toMatchObject({ payments: 'off' })
    for (const name of Object.keys(known))
      expect(() => readSettings({ PAYMENTS: 'paypal', ...known, [name]: '' })).toThrow('PAYMENTS=paypal needs')
    expect(() => readSettings({ PAYPAL_ENVIRONMENT: 'moon' })).toThrow('PAYPAL_ENVIRONMENT')
  })

  test('plans and holidays are settings', () => {
    expect(readSettings({}).planPrices).toEqual({ silver: 5999, golden: 9999, gold: 49_999 })
    expect(readSettings({ PLAN_SILVER: '7.5' }).planPrices.silver).toBe(750)
    expect(readSettings({ HOLIDAYS: '12-24, 2027-11-25' }).holidays).toEqual(['12-24', '2027-11-25'])
    for (const bad of [
      { PLAN_GOLD: '0' },
      { PLAN_GOLD: '1.234' },
      { HOLIDAYS: '13-01' },
      { BUSINESS_TIMEZONE: 'Mars' },
    ])
      expect(() => readSettings(bad)).toThrow(Object.keys(bad)[0])
  })

  test('the public address has no slash at its end', () => {
    expect(readSettings({ PUBLIC_URL: 'https://celebrio.example//' }).publicUrl).toBe('https://celebrio.example')
  })

  test('every bad setting is named at once, without its value', () => {
    const bad = { PORT: '99999', DATABASE_URL: 'secret words', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' }
    expect(() => readSettings(bad)).toThrow(
      /^These settings cannot be used:(\n {2}(PORT|DATABASE_URL|LOG_LEVEL|TRUST_PROXY) must be .+\.){4}$/,
    )
    expect(() => readSettings(bad)).not.toThrow(/secret words/)
  })

  test('local data lies in the data folder', () => {
    expect(dataFolder(readSettings({ DATA_DIR: '/srv/celebrio' }), 'outbox')).toBe('/srv/celebrio/outbox')
  })
})

describe('safety headers', () => {
  test('are on every answer, also on a no', async () => {
    for (const path of ['/api/v1/country', '/api/v1/profile/me', '/api/v1/nowhere', '/healthz', '/api/docs/']) {
      const { headers } = await fetch(world.url + path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('server')).toBeNull()
    }
  })

  test('ask for HTTPS where people come by HTTPS', async () => {
    const { headers } = await fetch(`${secure.url}/api/v1/country`)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })

  test('are on the answer to what is no HTTP, too', async () => {
    const answer = await speak(secure.url, 'nonsense\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    for (const line of [
      /^x-content-type-options: nosniff\r$/im,
      /^strict-transport-security: max-age=31536000; includeSubDomains\r$/im,
      /^content-security-policy: .*frame-ancestors 'none'/im,
    ])
      expect(answer).toMatch(line)
  })

  test('let no page be framed, nor change what its addresses lead to, whatever is asked for', async () => {
    for (const path of ['/api/v1/country', '/home', '/api/docs/', '/files/media/nothing', '/healthz']) {
      const { headers } = await fetch(world.url + path, { headers: { accept: 'text/html' } })
      const policy = headers
        .get('content-security-policy')
        ?.split(';')
        .map(one => one.trim())
      expect(policy).toEqual(expect.arrayContaining(["frame-ancestors 'none'", "base-uri 'none'"]))
      expect(policy?.some(one => one === "object-src 'none'" || one === "default-src 'none'")).toBe(true)
    }
  })

  test('let no other site frame a page or read an answer', async () => {
    const { headers } = await fetch(`${world.url}/api/v1/country`, { headers: { origin: 'https://elsewhere.example' } })
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})
