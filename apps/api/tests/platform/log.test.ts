import { expect, test } from 'vitest'
import { AppError } from '../../src/platform/app-error.ts'
import type { Viewer } from '../../src/platform/auth/viewer.ts'
import { buildServer } from '../../src/platform/http/server.ts'
import { openLog } from '../../src/platform/log.ts'
import { readSettings } from '../../src/platform/settings.ts'

test('the log keeps addresses without the tokens in them', async () => {
  let written = ''
  const write = (text: string) => {
    written += text
  }
  const server = await buildServer(readSettings({ RATE_LIMITS: 'off' }), openLog('info', { write }))
  server.get('/*', async () => 'Hello')
  const token = 'Xy-9_'.repeat(9).slice(0, 43)
  await server.inject(`/i/${token}`)
  await server.inject(`/verify-email?token=${token}`)
  await server.inject('/events/12')
  await server.close()
  expect(written).not.toContain(token)
  expect(written).toContain('"url":"/i/[token]"')
  expect(written).toContain('"url":"/verify-email?token=[token]"')
  expect(written).toContain('"url":"/events/12"')
})

test('the log keeps no e-mail address, and not what somebody looks for', async () => {
  const lines: string[] = []
  const server = await buildServer(
    readSettings({ RATE_LIMITS: 'off' }),
    openLog('info', { write: text => lines.push(text) }),
  )
  server.get('/*', async () => 'Hello')
  const asked = [
    '/account?keyword=ana%40example.org&page=2',
    '/search?type=1&keyword=a%20ring',
    '/of/ana@example.org?x=1',
  ]
  for (const url of asked) await server.inject(url)
  await server.close()
  expect(lines.map(line => JSON.parse(line).req.url)).toEqual([
    '/account?keyword=[words]&page=2',
    '/search?type=1&keyword=[words]',
    '/of/[email]?x=1',
  ])
})

test('each request is one line, which says what was asked and how it ended', async () => {
  const lines: string[] = []
  const server = await buildServer(
    readSettings({ RATE_LIMITS: 'off' }),
    openLog('info', { write: text => lines.push(text) }),
  )
  server.get('/gone', async (_request, reply) => reply.code(410).send('Gone'))
  await server.inject('/gone')
  await server.close()
  const entries = lines.map(line => JSON.parse(line))
  expect(entries).toMatchObject([
    { req: { method: 'GET', url: '/gone' }, res: { statusCode: 410 }, responseTime: expect.any(Number) },
  ])
})

test('what the database tells of the values of a refused row is not logged', async () => {
  const lines: string[] = []
  const log = openLog('error', { write: line => void lines.push(line) })
  const refused = { code: '23514', constraint: 'messages_body', detail: 'Failing row contains (7, a secret word).' }
  log.error(
    { err: Object.assign(new Error('It violates a check.'), refused, { where: 'a secret word' }) },
    'request failed',
  )
  expect(lines.join()).toContain('messages_body')
  expect(lines.join()).not.toContain('secret')
})

test('the line of a request that is refused says who asked and why it was refused', async () => {
  const lines: string[] = []
  const server = await buildServer(
    readSettings({ RATE_LIMITS: 'off' }),
    openLog('info', { write: text => lines.push(text) }),
  )
  const viewer: Viewer = {
    id: 7,
    roles: new Set(['member']),
    lacksSecondStep: false,
    isKid: false,
    language: 'en',
    sessionId: 70,
  }
  server.get('/staff', async request => {
    request.viewer = viewer
    throw new AppError('not_for_your_role')
  })
  server.get('/*', async () => 'Hello')
  await server.inject('/staff')
  await server.inject('/open\n{"level":60}')
  await server.close()
  const [refused, open, ...more] = lines.map(line => JSON.parse(line))
  expect(refused).toMatchObject({ account: 7, refusal: 'not_for_your_role', res: { statusCode: 403 } })
  expect(open).not.toHaveProperty('account')
  expect(more).toEqual([])
})
