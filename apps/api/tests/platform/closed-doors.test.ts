import { contract } from '@celebrio/contract/contract'
import type { Endpoint } from '@celebrio/contract/platform/endpoint'
import { describe, expect, test } from 'vitest'
import { startWorld } from '../harness/world.ts'
import { firstAnswer, head } from './raw-call.ts'

const token = 'a-token-for-prometheus'
const world = await startWorld({ env: { METRICS_TOKEN: token } })
const bare = await startWorld()
const { ana } = await world.people()

const statusOf = async (path: string, headers: Record<string, string> = {}, url = world.url) =>
  Number(/^HTTP\/1.1 (\d+)/.exec(await firstAnswer(url, head('GET', path, headers)))?.[1])

describe.each(['/dev/outbox', '/metrics'])('%s', path => {
  test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'celebrio.localhost'])(
    'is there for this machine as %s',
    async host => expect(await statusOf(path, { host })).toBe(200),
  )

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000', 'evil.example#localhost', ''])(
    'is not there for a page that came as %j and whose name points here now',
    async host => expect(await statusOf(path, { host })).toBe(404),
  )

  test.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])(
    'is not there for who comes through a proxy (%s)',
    async name => expect(await statusOf(path, { [name]: '127.0.0.1' })).toBe(404),
  )
})

test('metrics are there for who has the token, from wherever, if there is one', async () => {
  const from = { 'x-forwarded-for': '198.51.100.7', host: 'celebrio.example' }
  expect(await statusOf('/metrics', { ...from, authorization: `Bearer ${token}` })).toBe(200)
  for (const authorization of [`Bearer ${token}x`, 'Bearer ', 'Bearer undefined', token])
    for (const url of [world.url, bare.url])
      expect(await statusOf('/metrics', { ...from, authorization }, url)).toBe(404)
  expect(await statusOf('/dev/outbox', { ...from, authorization: `Bearer ${token}` })).toBe(404)
})

test('nothing that is sent is sent back by TRACE', async () => {
  for (const path of ['/', '/api/v1/country', '/files/media/x']) {
    const answer = await firstAnswer(world.url, head('TRACE', path, { host: 'celebrio.example', cookie: 'secret=1' }))
    expect(answer).toMatch(/^HTTP\/1.1 (404|405)/)
    expect(answer).not.toContain('secret')
  }
})

describe('the policy of the reference, with scripts in the page', () => {
  const policyOf = async (path: string) => {
    const response = await fetch(world.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
    return response.headers.get('content-security-policy') ?? ''
  }

  test.each(['/api/docs', '/api/docs/', '/api/docs/?x=1'])('is that of %s', async path =>
    expect(await policyOf(path)).toContain("'unsafe-eval'"),
  )

  test.each(['/api/docsX', '/api/docs-of-mine', '/api/docs/x', '/api/docs%2f', '/events/1?/api/docs', '//api/docs'])(
    'is not that of %s',
    async path => expect(await policyOf(path)).not.toContain('unsafe-eval'),
  )
})

const endpoints: Endpoint[] = Object.values(contract).flatMap(group => Object.values(group))
test.each(endpoints.map(one => [one.method, one.path.replaceAll(/:\w+/g, '1')] as const))(
  'nobody keeps an answer of %s %s, nor its refusal',
  async (method, path) => {
    for (const as of [undefined, ana]) {
      const { headers } = await world.call(method, path as '/post', { as })
      expect(headers.get('cache-control')).toContain('no-store')
    }
  },
)
