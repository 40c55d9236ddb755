import { mediaKinds } from '@celebrio/contract/base/media'
import { contract } from '@celebrio/contract/contract'
import type { Endpoint } from '@celebrio/contract/platform/endpoint'
import { limits } from '@celebrio/contract/platform/limits'
import { describe, expect, test, vi } from 'vitest'
import { startWorld } from '../harness/world.ts'
import { expectError, firstAnswer, head, ownTemporaryFolder, sendRaw, speak } from './raw-call.ts'

const temporary = ownTemporaryFolder()
const bodyPace = { graceSeconds: 0.3, bytesPerSecond: 1_000 }
const world = await startWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' }, settings: { bodyPace } })
const { ana } = await world.people()
const before = await temporary.names()

const film = 150_000_000
const multipart = 'multipart/form-data; boundary=line'
const opening = (field: string) =>
  `--line\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\ncontent-type: video/mp4\r\n\r\n${'x'.repeat(100)}`
const nothingIsLeft = () => vi.waitFor(async () => expect(await temporary.names()).toEqual(before))

type Sent = { method?: string; type?: string; length?: number; token?: string; address?: string }
const headOf = (path: string, { method = 'POST', type = multipart, length = film, token, address }: Sent) =>
  head(method, `/api/v1${path}`, {
    'content-type': type,
    'content-length': length,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(address && { 'x-forwarded-for': address }),
  })

const endpoints: Endpoint[] = Object.values(contract).flatMap(group => Object.values(group))
const writes = endpoints.filter(one => one.method !== 'GET')
const closed = writes.filter(
  one => one.who !== 'anyone' && !writes.some(w => w.path === one.path && w.who === 'anyone'),
)
const pathOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, '1')

describe('a guest who brings a film', () => {
  test.each(closed.map(one => [one.method, pathOf(one)]))('%s %s is told before it is read', async (method, path) => {
    for (const asked of [method, 'POST'])
      expect(await firstAnswer(world.url, headOf(path, { method: asked }) + opening('images'))).toMatch(
        /^HTTP\/1.1 401/,
      )
    expect(await temporary.names()).toEqual(before)
  })

  test('is told so for a JSON text as well', async () => {
    const answer = await firstAnswer(world.url, headOf('/post', { type: 'application/json', length: 900_000 }))
    expect(answer).toMatch(/^HTTP\/1.1 401/)
  })

  test('is told that a method does not exist before the film is read', async () => {
    expect(await firstAnswer(world.url, headOf('/profile?_method=put', {}))).toMatch(/^HTTP\/1.1 (401|405)/)
    expect(await firstAnswer(world.url, headOf('/post?_method=put', { token: ana.token }))).toMatch(/^HTTP\/1.1 405/)
  })

  test('does not go on sending it after the answer', async () => {
    expect(await speak(world.url, headOf('/profile', {}) + opening('images'))).toMatch(/^HTTP\/1.1 401/)
  })
})

test('who has called too often is told before the body is read', async () => {
  const address = '2001:db8::77'
  for (let index = 0; index < limits.sign_up.max; index += 1)
    await world.call('POST', '/auth/register', { json: {}, headers: { 'x-forwarded-for': address } })
  expect(await firstAnswer(world.url, headOf('/auth/register', { length: 100_000, address }))).toMatch(/^HTTP\/1.1 429/)
})

describe('an endpoint takes files by its own count and size', () => {
  const document = (bytes: number) => opening('document_file') + 'x'.repeat(bytes)
  const { maxBytes } = mediaKinds.document
  const send = (body: string, path = '/auth/register', as?: typeof ana) =>
    sendRaw(world.url, path, { type: multipart, body: Buffer.from(body, 'latin1'), ...(as && { as }) })

  test('a document of 10 MB and a little is refused by what it says, and by what it is', async () => {
    const told = await firstAnswer(world.url, headOf('/auth/register', { length: maxBytes + 2_000_000 }))
    expect(told).toMatch(/^HTTP\/1.1 413.*upload_too_large/s)
    expectError(await send(`${document(maxBytes)}\r\n--line--\r\n`), 413)
    await nothingIsLeft()
  })

  test('two documents are refused where one is expected', async () => {
    const reply = await send(`${document(10)}\r\n${document(10)}\r\n--line--\r\n`)
    expectError(reply, 422)
    expect(reply.body.errors).toHaveProperty('document_file')
    await nothingIsLeft()
  })

  test('no file is taken where none is expected, however small it says to be', async () => {
    expect(await firstAnswer(world.url, headOf('/auth/login', {}))).toMatch(/^HTTP\/1.1 413/)
    expectError(await send(`${document(10)}\r\n--line--\r\n`, '/auth/login'), 422)
    await nothingIsLeft()
  })

  test('files of a post weigh no more together than one film', async () => {
    const length = mediaKinds.video.maxBytes + 2_000_000
    expect(await firstAnswer(world.url, headOf('/post', { length, token: ana.token }))).toMatch(/^HTTP\/1.1 413/)
  })
})

test('the seventh body that one sender begins at once is refused', async () => {
  const begin = () => firstAnswer(world.url, headOf('/post', { token: ana.token, length: 1_000 }) + opening('images'))
  const answers = await Promise.all(Array.from({ length: 7 }, begin))
  expect(answers.filter(answer => answer.startsWith('HTTP/1.1 429'))).toHaveLength(1)
  await nothingIsLeft()
})

describe('a body that comes too slowly is cut off', () => {
  test.each([
    ['a form with a file', '/post', multipart, opening('images')],
    ['a text', '/post', 'application/json', '{"content":"'],
    ['a text of a guest', '/auth/login', 'application/x-www-form-urlencoded', 'email='],
  ])('%s', async (_what, path, type, start) => {
    await speak(world.url, headOf(path, { type, length: 100_000, token: ana.token }) + start)
    await nothingIsLeft()
  })

  test('a file that is put', async () => {
    const ask = '/upload/s3-presigned-url?fileName=a.mp4&fileType=video/mp4'
    const { body } = await world.call('GET', ask as '/upload/s3-presigned-url', { as: ana })
    const { pathname, search } = new URL(body.presigned_url)
    const headers = { 'content-type': 'video/mp4', 'content-length': 100_000 }
    expect(await speak(world.url, head('PUT', pathname + search, headers) + 'x'.repeat(50))).not.toMatch(
      /^HTTP\/1.1 200/,
    )
  })
})
