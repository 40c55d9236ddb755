import { contract, operationIds } from '@celebrio/contract/contract'
import type { Endpoint } from '@celebrio/contract/platform/endpoint'
import { errors } from '@celebrio/contract/platform/errors'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { registerOpenapi } from '../../src/platform/http/openapi.ts'
import { startWorld } from '../harness/world.ts'

type Operation = {
  operationId?: string
  summary?: string
  security?: unknown[]
  parameters?: { in: string; name: string; required?: boolean; description?: string }[]
  responses: Record<string, { description: string }>
}
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> }
type Registered = { method: string; url: string }

const world = await startWorld()
const { body } = await world.call('GET', '/openapi.json')
const description = body as Description

const endpoints: Endpoint[] = Object.values(contract).flatMap(group => Object.values(group))
const inBraces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')
const operationOf = ({ method, path }: Endpoint) =>
  description.paths[`/api/v1${inBraces(path)}`]?.[method.toLowerCase()]

/** The OpenAPI document leaves itself out; every GET has a HEAD. */
const isToDescribe = ({ method, url }: Registered) =>
  url.startsWith('/api/v1/') && url !== '/api/v1/openapi.json' && method !== 'HEAD'

/** Registered routes missing in the OpenAPI document. A POST may only exist for method overrides of its path. */
function leftOut(registered: readonly Registered[], { paths }: Pick<Description, 'paths'>): string[] {
  const isDescribed = ({ method, url }: Registered) => {
    const operations = Object.keys(paths[inBraces(url)] ?? {})
    const stands = method === 'POST' && ['put', 'patch', 'delete'].some(write => operations.includes(write))
    return stands || operations.includes(method.toLowerCase())
  }
  return registered.filter(route => isToDescribe(route) && !isDescribed(route)).map(one => `${one.method} ${one.url}`)
}

test('every registered route is described', () => {
  expect(world.server.registered.filter(isToDescribe).length).toBeGreaterThan(20)
  expect(leftOut(world.server.registered, description)).toEqual([])
})

test('a route that is left out is noticed', async () => {
  const { '/api/v1/post': _, ...paths } = description.paths
  expect(leftOut(world.server.registered, { paths })).toEqual(['GET /api/v1/post', 'POST /api/v1/post'])

  const server = Fastify()
  await registerOpenapi(server, '1.0.0', operationIds)
  server.get('/api/v1/open', () => 'seen')
  server.get('/api/v1/secret', { schema: { hide: true } }, () => 'unseen')
  await server.ready()
  expect(leftOut(server.registered, JSON.parse(JSON.stringify(server.swagger())))).toEqual(['GET /api/v1/secret'])
  await server.close()
})

test('a route is described when the description is first asked for, and once', async () => {
  let asked = 0
  const endpoint: Endpoint = {
    ...contract.accounts.signOut,
    get summary() {
      asked += 1
      return 'Sign out'
    },
  }
  const server = Fastify()
  await registerOpenapi(server, '1.0.0', operationIds)
  server.post('/api/v1/auth/logout', { config: { endpoint } }, () => 'out')
  await server.ready()
  expect(asked).toBe(0)
  const described = [server.swagger(), server.swagger()] as unknown as Description[]
  for (const { paths } of described) expect(paths['/api/v1/auth/logout']?.post?.summary).toBe('Sign out')
  expect(asked).toBe(1)
  await server.close()
})

test('nothing is described that is not there', () => {
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(method => `${method.toUpperCase()} ${path}`),
  )
  const registered = world.server.registered.map(({ method, url }) => `${method} ${inBraces(url)}`)
  expect(described.filter(one => !registered.includes(one))).toEqual([])
  expect(described.sort()).toEqual(endpoints.map(one => `${one.method} /api/v1${inBraces(one.path)}`).sort())
})

const linter = await createConfig({ extends: ['recommended'] })
const problemsOf = async (source: string) =>
  (await lintFromString({ source, config: linter })).map(({ ruleId, message, location: [where] }) => ({
    ruleId,
    message,
    at: where?.pointer,
  }))

test('it is OpenAPI 3.1 that keeps the rules which Redocly recommends', async () => {
  expect(description.openapi).toMatch(/^3\.1\./)
  expect(await problemsOf(JSON.stringify(description))).toEqual([])
  const broken = JSON.stringify(description).replace('"responses"', '"answers"')
  expect(await problemsOf(broken)).toContainEqual(expect.objectContaining({ ruleId: 'struct' }))
})

test('every operation has an identifying summary and a tag', () => {
  const summaries = endpoints.map(endpoint => operationOf(endpoint)?.summary)
  expect(summaries).not.toContain(undefined)
  expect(new Set(summaries).size).toBe(summaries.length)
})

test('every operation is called as in the contract', () => {
  expect(operationOf(contract.posts.create)?.operationId).toBe('postsCreate')
  for (const endpoint of endpoints) expect(operationOf(endpoint)?.operationId).toBe(operationIds.get(endpoint))
})

describe.each(endpoints.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))('%s', (_, one) => {
  const operation = operationOf(one)
  const told = (status: number) => operation?.responses[status]?.description ?? ''

  test('is registered', () => {
    expect(world.server.registered).toContainEqual({ method: one.method, url: `/api/v1${one.path}` })
  })

  test('tells its success and its errors', () => {
    expect(operation?.responses).toHaveProperty(String(one.status ?? 200))
    const everywhere = ['validation_failed'] as const
    for (const code of [...everywhere, ...(one.errors ?? [])]) expect(told(errors[code].status)).toContain(code)
    expect(told(429).includes('too_many_requests')).toBe(Boolean(one.limits))
    if (one.method !== 'GET') {
      expect(told(400)).toContain('bad_request')
      expect(told(413)).toContain('too_large')
      expect(told(415)).toContain('unsupported_media_type')
    }
    if (one.params) expect(told(404)).toContain('not_found')
    expect(told(500)).toContain('internal_error')
    expect(told(503)).toContain('unavailable')
  })

  test('tells who may call', () => {
    const forSome = one.errors?.some(code => code === 'not_signed_in') ?? false
    expect(told(401).includes('not_signed_in')).toBe(one.who !== 'anyone' || forSome)
    const byRole = one.who !== 'anyone' && one.who !== 'member'
    // If only some fields need a role, the endpoint's own errors say so.
    const inPart = one.errors?.includes('not_for_your_role') ?? false
    expect(told(403).includes('not_for_your_role')).toBe(byRole || inPart)
    expect(operation?.security).toEqual(one.who === 'anyone' ? [] : [{ bearer: [] }])
  })
})

test('whatever can be repeated without doing it twice takes a key, and nothing else does', () => {
  const keyOf = (endpoint: Endpoint) =>
    operationOf(endpoint)?.parameters?.find(one => one.in === 'header' && one.name === 'idempotency-key')
  const { bookings, subscriptions, boosts } = contract
  for (const endpoint of endpoints) expect(Boolean(keyOf(endpoint)), endpoint.path).toBe(Boolean(endpoint.idempotent))
  for (const endpoint of [bookings.create, subscriptions.subscribe, boosts.create]) {
    expect(keyOf(endpoint)?.description).toContain('it is done once')
    expect(keyOf(endpoint)?.required ?? false).toBe(false)
  }
})

test('the reference needs nobody else', async () => {
  const response = await fetch(`${world.url}/api/docs/`)
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page).toContain('/api/v1/openapi.json')
  expect(page.match(/(src|href)="https?:\/\/[^"]+"/g)).toBeNull()
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'self'/)
})
