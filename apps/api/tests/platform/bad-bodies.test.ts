import { randomBytes } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { Reply } from '../harness/caller.ts'
import { startWorld } from '../harness/world.ts'
import { expectError, head, ownTemporaryFolder, sendRaw, speak } from './raw-call.ts'

const temporary = ownTemporaryFolder()
const world = await startWorld()
const { ana } = await world.people()
const before = await temporary.names()

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=line'
const send = (type: string, body: string | Uint8Array<ArrayBuffer>, path = '/post') =>
  sendRaw(world.url, path, { as: ana, type, body })

const countPosts = async () => {
  const { total } = await world.app.db
    .selectFrom('posts')
    .select(eb => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
const countUploads = async () => (await world.app.db.selectFrom('uploads').select('id').execute()).length

/** Nothing was saved, and no files are left behind. */
async function expectNothingLeft(posts: number): Promise<void> {
  expect(await countPosts()).toBe(posts)
  expect(await countUploads()).toBe(0)
  await vi.waitFor(async () => expect(await temporary.names()).toEqual(before))
}

async function expectRefused(call: () => Promise<Reply>, ...statuses: number[]): Promise<void> {
  const posts = await countPosts()
  expectError(await call(), ...statuses)
  await expectNothingLeft(posts)
}

describe('broken JSON', () => {
  test.each([
    '{',
    '{"content":"x"',
    '{"content":}',
    "{'content':'x'}",
    'content=x',
    '{"a":1}{"b":2}',
    '\u0000',
    '{"content":"\\ud8"}',
  ])('%j cannot be read', body => expectRefused(() => send(json, body), 400))

  test.each(['null', '0', 'true', '"text"', '[]', '[{"content":"x"}]', '', ' '])('%j is no post', body =>
    expectRefused(() => send(json, body), 400, 422),
  )

  test.each([
    '{"__proto__":{"content":"x"}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"content":"x","__proto__":1}',
  ])('%s reaches for prototypes', body => expectRefused(() => send(json, body), 400))
})

describe('too much', () => {
  const megabyte = 1_000_000

  test('more than a megabyte of text is refused in every encoding', async () => {
    const text = 'x'.repeat(megabyte + 1)
    await expectRefused(() => send(json, JSON.stringify({ content: text })), 413)
    await expectRefused(() => send(form, `content=${text}`), 413)
    await expectRefused(() => send(multipart, parts({ content: text })), 413)
  })

  test('many smaller texts are not more than a megabyte either', async () => {
    const half = 'x'.repeat(megabyte * 0.6)
    await expectRefused(() => send(multipart, parts({ one: half, two: half })), 413)
  })

  test.each([5_000, 400_000])('%i nested brackets are refused', async depth => {
    const nested = `{"content":"x","images":${'['.repeat(depth)}${']'.repeat(depth)}}`
    await expectRefused(() => send(json, nested), 400, 422)
    await expectRefused(() => send(json, `{"email":${nested}}`, '/auth/login'), 400, 422)
    await expectRefused(() => send(json, nested.replace('images', 'user_type'), '/auth/register'), 400, 422)
  })

  test('5,000 nested brackets in a form are refused', async () => {
    const name = `images${'[0]'.repeat(5_000)}`
    await expectRefused(() => send(form, `content=x&${name}=y`), 400, 413, 422)
    await expectRefused(() => send(multipart, parts({ content: 'x', [name]: 'y' })), 400, 413, 422)
  })

  test('10,000 fields are refused', async () => {
    const fields = Array.from({ length: 10_000 }, (_, index) => `f${index}`)
    await expectRefused(() => send(form, `content=x&${fields.join('=1&')}=1`), 400, 413)
    const named = Object.fromEntries(fields.map(name => [name, '1']))
    await expectRefused(() => send(multipart, parts({ content: 'x', ...named })), 400, 413)
  })

  test('a list of 300,000 wrong entries is refused without an answer of that length', async () => {
    for (const entry of ['1', '"\\u0000"', '{}']) {
      const body = `{"content":"x","images":[${Array(Math.floor(900_000 / (entry.length + 1)))
        .fill(entry)
        .join()}]}`
      const reply = await send(json, body)
      expectError(reply, 422)
      expect(JSON.stringify(reply.body).length).toBeLessThan(20_000)
    }
    await expectNothingLeft(await countPosts())
  })

  test('20,000 entries under their numbers are refused', () =>
    expectRefused(
      () => send(form, Array.from({ length: 20_000 }, (_, i) => `images[${i}]=x`).join('&')),
      400,
      413,
      422,
    ))
})

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), randomBytes(2_000)])

const parts = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--line\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--line--\r\n`

const openFile = (name = 'a.png') =>
  `--line\r\ncontent-disposition: form-data; name="images[]"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n${png.toString('latin1')}`

describe('broken multipart', () => {
  test('without a boundary', () => expectRefused(() => send('multipart/form-data', parts({ content: 'x' })), 400, 415))
  test('with a different boundary', () =>
    expectRefused(() => send('multipart/form-data; boundary=other', parts({ content: 'x' })), 400, 422))
  test('without anything', () => expectRefused(() => send(multipart, ''), 400, 422))
  test('without its end', () => expectRefused(() => send(multipart, parts({ content: 'x' }).slice(0, -6)), 400))
  test('that ends within a file', () => expectRefused(() => send(multipart, Buffer.from(openFile(), 'latin1')), 400))
  test('with a part without a name', () =>
    expectRefused(() => send(multipart, '--line\r\ncontent-disposition: form-data\r\n\r\nx\r\n--line--\r\n'), 400, 422))
  test.each(['__proto__', 'constructor', 'toString', '__proto__[content]', 'images[__proto__]', 'hasOwnProperty[x]'])(
    'with a field called %s',
    name => expectRefused(() => send(multipart, parts({ [name]: 'x' })), 400, 422),
  )
  test('with a file where none is expected', () => {
    const body = `${openFile()}\r\n--line--\r\n`
    return expectRefused(() => send(multipart, Buffer.from(body.replace('images[]', 'virus'), 'latin1')), 422)
  })
  test('that names a method that the path does not take, after a file', () => {
    const body = `${openFile()}\r\n${parts({ _method: 'delete' })}`
    return expectRefused(() => send(multipart, Buffer.from(body, 'latin1')), 405)
  })
  test('from a guest', async () => {
    const body = Buffer.from(`${openFile()}\r\n${parts({ content: 'x' })}`, 'latin1')
    await expectRefused(() => sendRaw(world.url, '/post', { type: multipart, body }), 401)
  })
})

describe('a connection that is cut', () => {
  const request = (body: string, length: number) =>
    head('POST', '/api/v1/post', {
      authorization: `Bearer ${ana.token}`,
      'content-type': multipart,
      'content-length': length,
    }) + body

  test.each(['\r\n--li', ''])('in the middle of a file leaves nothing (%j)', async end => {
    const posts = await countPosts()
    const body = `${parts({ content: 'x' }).replace('--line--\r\n', '')}${openFile()}${end}`
    await Promise.all(Array.from({ length: 8 }, () => speak(world.url, request(body, 1_000_000), { hangUp: true })))
    await expectNothingLeft(posts)
  })

  test('in the middle of a field leaves nothing', async () => {
    const posts = await countPosts()
    const body = '--line\r\ncontent-disposition: form-data; name="content"\r\n\r\nHalf a sen'
    await speak(world.url, request(body, 1_000), { hangUp: true })
    await speak(world.url, request('', 1_000), { hangUp: true })
    await expectNothingLeft(posts)
  })
})

describe('a file name', () => {
  test.each([
    "filename*=utf-8''a%00b.png",
    "filename*=utf-8''%ED%A0%80.png",
    `filename="${'a'.repeat(5000)}.png"`,
    'filename="../../x.png"',
  ])('may be as odd as %s without harm', async name => {
    const body = `${openFile()}\r\n--line--\r\n`.replace('filename="a.png"', name)
    const posts = await countPosts()
    expectError(await send(multipart, Buffer.from(body, 'latin1')), 400, 415, 422)
    await expectNothingLeft(posts)
  })
})
