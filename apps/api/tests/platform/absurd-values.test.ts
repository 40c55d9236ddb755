import { describe, expect, test } from 'vitest'
import type { Reply } from '../harness/caller.ts'
import { startWorld } from '../harness/world.ts'
import { expectError, head, sendRaw, speak } from './raw-call.ts'

const world = await startWorld()
const { ana } = await world.people()
/** A success, or an error in the shape of the contract; never an internal error. */
function expectSane(reply: Reply): void {
  if (reply.status < 400) return
  expectError(reply, 400, 401, 404, 405, 413, 415, 422)
}

const numbers = [
  '1e400',
  '-1e400',
  '-0',
  '1e-400',
  '1.5',
  '-1',
  '2147483648',
  '9007199254740991',
  '9007199254740992',
  '9'.repeat(400),
  'NaN',
  'Infinity',
  '0x10',
  '1e3',
  '١٢',
  ' 1 ',
  '',
]
test('an id in a path may be any text', async () => {
  for (const value of [...numbers, '%00', '%ED%A0%80', '%', '%zz', '%F0%9F%8E%89', '..%2f..%2f', 'a'.repeat(301)]) {
    const path = `/post/${value.includes('%') ? value : encodeURIComponent(value)}`
    const reply = await world.call('GET', path, { as: ana })
    if (value.trim() === '') expectSane(reply)
    else expectError(reply, 400, 404)
    expectSane(await world.call('POST', `${path}/like`, { as: ana }))
  }
})

test('a path that cannot be decoded is refused everywhere', async () => {
  for (const path of ['/%', '/%ED%A0%80', '/post/%C0%80/like', '/auth/%ff']) {
    expectError(await world.call('POST', path, { as: ana }), 400, 404)
    expectError(await world.call('GET', path, { as: ana }), 400, 404)
  }
})

test('a query may name things twice, or name none', async () => {
  for (const odd of ['page=1&page=2', 'page[]=1', '__proto__[x]=1', 'constructor=1', '&&&=&=', '?'])
    expectSane(await world.call('GET', `/post?${odd}`, { as: ana }))
})

const cursor = (text: string) => Buffer.from(text).toString('base64url')

test.each([
  '0000-00-00 00:00:00+00~1',
  '2026-02-31 00:00:00+00~1',
  '2026-13-01 00:00:00+00~1',
  '2026-01-01 24:61:00+00~1',
  '2026-01-01 00:00:00+00~9999999999999999',
  '9999-12-31 23:59:59.999999+00~1',
  '2026-01-01 00:00:00+00',
  '~',
  'null',
  '\0',
])('the cursor %j is refused or leads somewhere', async text => {
  for (const path of ['/post', '/post/1/like', '/event', '/event/public', '/event?history=true'])
    expectSane(await world.call('GET', `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor(text)}`, { as: ana }))
})

test('an entrance of a list that works still works', async () => {
  const { status } = await world.call('GET', `/post?cursor=${cursor('2026-01-01 00:00:00.123456+00~7')}`, { as: ana })
  expect(status).toBe(200)
})

describe('characters that no text may hold', () => {
  const texts = ['a\u0000b', '\u0001', '\u007f', 'a\u0085b', '\ud800', 'x\udc00y']

  test.each(texts)('%j in JSON is named by its field', async content => {
    const reply = await world.call('POST', '/post', { as: ana, json: { content } })
    expectError(reply, 422)
    expect(reply.body.details).toEqual({ content: [{ code: 'invalid_characters', values: {} }] })
  })

  test('NUL in a form is named by its field', async () => {
    const multipart = new FormData()
    multipart.append('content', 'a\u0000b')
    for (const options of [{ form: 'content=a%00b' }, { multipart }]) {
      const reply = await world.call('POST', '/post', { as: ana, ...options })
      expectError(reply, 422)
      expect(reply.body.errors).toHaveProperty('content')
    }
  })

  test('a name of a field can hold none either', async () => {
    expectError(await world.call('POST', '/post', { as: ana, json: { content: 'x', 'a\u0000': { b: 1 } } }), 422)
    expectError(await world.call('POST', '/post', { as: ana, form: 'content=x&%00=1' }), 422)
  })
})

test('bytes that are no UTF-8 become replacement characters, in every encoding alike', async () => {
  const bytes = (before: string, after: string) =>
    Uint8Array.from([...Buffer.from(before), 0xff, 0xc3, 0x28, ...Buffer.from(after)])
  const bodies = {
    'application/json': bytes('{"content":"a', '"}'),
    'application/x-www-form-urlencoded': bytes('content=a', ''),
    'multipart/form-data; boundary=line': bytes(
      '--line\r\ncontent-disposition: form-data; name="content"\r\n\r\na',
      '\r\n--line--\r\n',
    ),
  }
  for (const [type, body] of Object.entries(bodies)) {
    const reply = await sendRaw(world.url, '/post', { as: ana, type, body })
    expect(reply.status).toBe(201)
    expect(reply.body.post.content).toBe('a\ufffd\ufffd(')
  }
})

test('percent signs that encode nothing are kept as they stand', async () => {
  const { body } = await world.call('POST', '/post', { as: ana, form: 'content=100%&x=%ED%A0%80' })
  expect(body.post.content).toBe('100%')
})

test('headers may hold anything', async () => {
  for (const value of [
    'Bearer',
    'Bearer x',
    `Bearer ${'a'.repeat(4000)}`,
    'Basic eDp5',
    'Bearer ünknöwn-tøken-of-some-length',
  ])
    expectError(await world.call('GET', '/profile/me', { headers: { authorization: value } }), 401)
  for (const name of ['accept-language', 'cookie', 'user-agent', 'accept-encoding', 'x-forwarded-for']) {
    for (const value of ['%ED%A0%80=%', 'ÿþ', ';=;', ',,,', 'x'.repeat(5000)])
      expectSane(await world.call('GET', '/auth/google/callback', { headers: { [name]: value } }))
  }
})

describe('what is no HTTP', () => {
  test.each([
    ['garbage', 'hello there\r\n\r\n', 400],
    ['a header without end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(40_000)}`, 413],
    ['two lengths', head('POST', '/api/v1/post', { 'content-length': 5, 'Content-length': 6 }), 400],
    [
      'a length beside chunks',
      head('POST', '/api/v1/post', { 'content-length': 5, 'transfer-encoding': 'chunked' }),
      400,
    ],
    ['a length that is no number', head('POST', '/api/v1/post', { 'content-length': 'many' }), 400],
  ])('%s is refused in the decided shape', async (_name, text, status) => {
    const heard = await speak(world.url, text)
    expectError({ status, body: JSON.parse(heard.split('\r\n\r\n')[1] ?? ''), headers: new Headers() }, status)
  })
})

test('a request for a page at an address that cannot be decoded is redirected to one that can be', async () => {
  const url = new URL('/hashtags/x', world.url).href.replace('/x', '/%E0%A4%A')
  const { status, headers } = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([302, '/hashtags/%25E0%25A4%25A'])
})

test.each([
  '//elsewhere.example/%ff',
  '/\\elsewhere.example/%ff',
  '\\/elsewhere.example/%ff',
  'http://elsewhere.example/%ff',
])('and never to another host: %s', async address => {
  const heard = await speak(world.url, head('GET', address, { accept: 'text/html', connection: 'close' }))
  const location = /^location: (.*)\r$/im.exec(heard)?.[1]
  expect(location === undefined || new URL(location, world.url).origin === world.url, heard).toBe(true)
})
