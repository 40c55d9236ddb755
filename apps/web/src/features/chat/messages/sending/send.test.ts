import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ErrorCode } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { type SessionUser, storeSession } from '#lib/session.ts'
import { addWaiting, outbox, readOutbox, type Waiting } from '../outbox.ts'
import { refusalOf, sendWaiting } from './send.ts'

vi.mock('#lib/api/call.ts', () => ({ call: vi.fn() }))

function memory(): Storage {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(kept, name, { value, enumerable: false, writable: true })
  return kept as unknown as Storage
}

const sent: string[] = []
/** The statuses with which conversations answer; the others take what is sent. */
let failing: Record<number, number>

beforeEach(() => {
  vi.stubGlobal('localStorage', memory())
  vi.stubGlobal('sessionStorage', memory())
  vi.stubGlobal('navigator', {})
  storeSession({ token: 'token', email: 'a@b.example', user: { id: 7, user_type: 0 } as SessionUser })
  sent.length = 0
  failing = {}
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (_, input) => {
      const { params, body } = input as { params: { id: number }; body: { body: string; images: string[] } }
      const status = failing[params.id]
      if (status === 429) throw new ApiError(429, 'too_many_requests', {}, 42)
      if (status !== undefined) throw new ApiError(status, status === 404 ? 'not_found' : 'internal_error')
      sent.push([body.body, ...body.images].join(' '))
      return { chat_message: { body: body.body } }
    })
})

let minute = 0
const write = (conversation_id: number, body: string, files: Waiting['files'] = []): void =>
  addWaiting({
    client_id: crypto.randomUUID(),
    conversation_id,
    body,
    files,
    reply_to: null,
    written_at: new Date(Date.UTC(2026, 10, 25, 10, (minute += 1))).toISOString(),
    refused: null,
  })

const refused: [Waiting['body'], ErrorCode][] = []
const slowedFor: (number | undefined)[] = []
const send = () =>
  sendWaiting({
    onSent: () => undefined,
    onRefused: ({ body }, code) => void refused.push([body, code]),
    onSlowed: seconds => void slowedFor.push(seconds),
  })

test('what waits is sent in the order in which it was written', async () => {
  for (const body of ['one', 'two', 'three']) write(1, body)
  expect(await send()).toBe(false)
  expect(sent).toEqual(['one', 'two', 'three'])
  expect(outbox.get()).toEqual([])
})

test('a conversation whose server fails keeps its order, and does not hold up the others', async () => {
  failing = { 1: 503 }
  write(1, 'stuck')
  write(1, 'behind it')
  write(2, 'goes on')
  expect(await send()).toBe(true)
  expect(sent).toEqual(['goes on'])
  failing = {}
  expect(await send()).toBe(false)
  expect(sent).toEqual(['goes on', 'stuck', 'behind it'])
})

test('what is refused stays with its reason, is told of, and lets the next one pass', async () => {
  failing = { 1: 404 }
  write(1, 'to a closed door')
  write(2, 'elsewhere')
  expect(await send()).toBe(false)
  expect(refused).toEqual([['to a closed door', 'not_found']])
  expect(readOutbox()).toMatchObject([{ body: 'to a closed door', refused: 'not_found' }])
  expect(sent).toEqual(['elsewhere'])
})

test('without a connection nothing else is tried', async () => {
  failing = { 1: 0 }
  write(1, 'waits')
  write(2, 'waits too')
  expect(await send()).toBe(true)
  expect(call).toHaveBeenCalledOnce()
})

test('who writes too fast is told for how long, loses nothing, and nothing else is tried meanwhile', async () => {
  failing = { 1: 429 }
  for (const body of ['fast', 'faster']) write(1, body)
  write(2, 'elsewhere')
  expect(await send()).toBe(true)
  expect(slowedFor).toEqual([42])
  expect(call).toHaveBeenCalledOnce()
  failing = {}
  expect(await send()).toBe(false)
  expect(sent).toEqual(['fast', 'faster', 'elsewhere'])
  expect(slowedFor).toEqual([42])
})

test('files are sent with their message, also when it had to wait', async () => {
  failing = { 1: 503 }
  write(1, 'the cake', [{ fileUrl: 'cake.png' }, { fileUrl: 'candles.png' }] as unknown as Waiting['files'])
  await send()
  failing = {}
  await send()
  expect(sent).toEqual(['the cake cake.png candles.png'])
})

test('two tabs that write at once keep the words of both', () => {
  write(1, 'of this tab')
  const key = Object.keys(localStorage).find(one => one.includes('outbox')) ?? ''
  const other = { ...readOutbox()[0], client_id: 'other', body: 'of the other tab' }
  localStorage.setItem(key.replace(/[^:]+$/, 'other'), JSON.stringify(other))
  write(1, 'of this tab again')
  expect(
    readOutbox()
      .map(({ body }) => body)
      .toSorted(),
  ).toEqual(['of the other tab', 'of this tab', 'of this tab again'])
})

test('a full storage loses nothing for as long as the page is open', async () => {
  localStorage.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  write(1, 'from memory')
  expect(outbox.get()).toHaveLength(1)
  await send()
  expect(sent).toEqual(['from memory'])
})

test.each([
  [0, 'offline', null],
  [401, 'not_signed_in', null],
  [429, 'too_many_requests', null],
  [500, 'internal_error', null],
  [404, 'not_found', 'not_found'],
  [403, 'answer_awaited', 'answer_awaited'],
  [422, 'validation_failed', 'validation_failed'],
] as const)('an answer of %i is %s', (status, code, refusal) => {
  expect(refusalOf(new ApiError(status, code as ErrorCode))).toBe(refusal)
})
