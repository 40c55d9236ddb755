import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataFolder, readSettings } from '../../src/platform/settings.ts'
import { startWorld } from '../harness/world.ts'

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

  test('the public address has no slash at its end', () => {
    expect(readSettings({ PUBLIC_URL: 'https://celebrio.example//' }).publicUrl).toBe('https://celebrio.example')
  })

  test('every bad setting is named at once, without its value', () => {
    const bad = { PORT: '99999', DATABASE_URL: 'secret words', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' }
    expect(() => readSettings(bad)).toThrow(
      /^These settings cannot be used:(\n {2}(PORT|DATABASE_URL|LOG_LEVEL|TRUST_PROXY): .+){4}$/,
    )
    expect(() => readSettings(bad)).not.toThrow(/secret words/)
  })

  test.each([{}, { S3_ACCESS_KEY: 'a' }, { S3_SECRET_KEY: 'b' }])('a bucket needs its keys, not only %o', keys => {
    expect(() => readSettings({ S3_BUCKET: 'bucket', ...keys })).toThrow('S3_BUCKET needs')
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
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  })

  test('let no other site frame a page or read an answer', async () => {
    const { headers } = await fetch(`${world.url}/api/v1/country`, { headers: { origin: 'https://elsewhere.example' } })
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})
