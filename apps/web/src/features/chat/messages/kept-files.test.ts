import { beforeEach, expect, test, vi } from 'vitest'
import type { Attachment, BegunUpload } from '#features/base/uploads'
import { call } from '#lib/api/call.ts'
import { clearSession, type SessionUser, storeSession } from '#lib/session.ts'
import { keepMessage } from './keep-message.ts'
import { mostKept } from './kept-files.ts'
import { dropWaiting, followOutbox, outbox, wouldBeLost } from './outbox.ts'
import { sendWaiting, uploadWaiting } from './sending/send.ts'
import { discardWaiting } from './upload-kept.ts'

const { sendFile, discardFile } = vi.hoisted(() => ({ sendFile: vi.fn(), discardFile: vi.fn() }))
vi.mock('#lib/api/call.ts', () => ({ call: vi.fn() }))
vi.mock('#features/base/uploads', () => ({
  sendFile,
  discardFile,
  savedUploads: (all: Attachment[]) => all.map(({ name, kind, fileUrl, media }) => ({ name, kind, fileUrl, media })),
}))

/** What a browser has of local storage and of caches, as far as it is used here. */
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

let stores: Map<string, Map<string, Response>>
let isFull: boolean

const cacheOf = (lying: Map<string, Response>) => ({
  put: async (key: string, response: Response) => {
    if (isFull) throw new DOMException('Full', 'QuotaExceededError')
    lying.set(key, response)
  },
  match: async (key: string) => lying.get(key)?.clone(),
  keys: async () => [...lying.keys()].map(key => ({ url: `https://celebrio.example${key}` })),
  delete: async ({ url }: { url: string }) => lying.delete(new URL(url).pathname),
})

const lying = () => [...stores.values()].flatMap(store => [...store.keys()])

beforeEach(() => {
  stores = new Map()
  isFull = false
  vi.stubGlobal('localStorage', memory())
  vi.stubGlobal('sessionStorage', memory())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      stores.set(name, stores.get(name) ?? new Map())
      return cacheOf(stores.get(name) ?? new Map())
    },
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  })
  storeSession({ token: 'token', email: 'a@b.example', user: { id: 7, user_type: 0 } as SessionUser })
  outbox.set([])
  discardFile.mockReset()
  sendFile.mockReset().mockImplementation(async (file: File) => ({ media: {}, fileUrl: `uploaded/${file.name}` }))
  vi.mocked(call).mockReset().mockResolvedValue({ chat_message: {} })
})

const chosen = (name: string, size = 3) => {
  const file = new File(['abc'], name, { type: 'image/png' })
  Object.defineProperty(file, 'size', { value: size })
  return { key: name, file, name, kind: 'image', state: 'waiting', media: null, fileUrl: null } as unknown as Attachment
}
const uploaded = (name: string) => ({ name, kind: 'image', media: {}, fileUrl: name }) as unknown as Attachment

const keep = (body: string, attachments: Attachment[]) =>
  keepMessage({ conversation_id: 1, body, reply_to: null, written_at: new Date().toISOString() }, attachments)

/** Keeps a message while its files are being uploaded. */
const keepUploading = (body: string, attachments: Attachment[], begun?: BegunUpload, conversation_id = 1) =>
  keepMessage(
    { conversation_id, body, reply_to: null, written_at: new Date().toISOString() },
    attachments.map(one => ({ ...one, state: 'sending' as const })),
    () => begun,
  )

const outcome = { onSent: () => undefined, onRefused: () => undefined, onSlowed: () => undefined }
const deliver = async (): Promise<boolean> => {
  const isLeft = await uploadWaiting(outcome)
  return (await sendWaiting(outcome)) || isLeft
}
const sentWords = () => vi.mocked(call).mock.calls.map(([, input]) => (input as { body: { body: string } }).body.body)
const sentImages = () =>
  vi.mocked(call).mock.calls.map(([, input]) => (input as { body: { images: string[] } }).body.images)

test('files go with their message in the order in which they were chosen, and do not stay in the browser', async () => {
  await keep('the cake', [chosen('one.png'), uploaded('two.png'), chosen('three.png')])
  expect(lying()).toHaveLength(2)
  expect(await deliver()).toBe(false)
  expect(sentImages()).toEqual([['uploaded/one.png', 'two.png', 'uploaded/three.png']])
  await vi.waitFor(() => expect(lying()).toEqual([]))
})

test('a file that is uploaded is not uploaded again when the message has to wait', async () => {
  await keep('the cake', [chosen('one.png')])
  vi.mocked(call).mockRejectedValueOnce(new TypeError('The answer was lost.'))
  await deliver()
  await deliver()
  expect(sendFile).toHaveBeenCalledOnce()
  expect(sentImages()).toEqual([['uploaded/one.png'], ['uploaded/one.png']])
})

test('what is thrown away while its file is uploaded is not sent', async () => {
  await keep('never mind', [chosen('one.png')])
  sendFile.mockImplementation(async () => {
    dropWaiting(outbox.get()[0]?.client_id ?? '')
    return { media: {}, fileUrl: 'uploaded/one.png' }
  })
  expect(await deliver()).toBe(false)
  expect(call).not.toHaveBeenCalled()
  expect(discardFile).toHaveBeenCalledWith('uploaded/one.png')
})

test('a file that the browser has lost is told of', async () => {
  await keep('the cake', [chosen('one.png')])
  stores.clear()
  await deliver()
  expect(outbox.get()).toMatchObject([{ body: 'the cake', refused: 'upload_missing' }])
})

test('what waits together has a bound, and a full browser keeps none of a message', async () => {
  await keep('as much as there can be', [chosen('one.png', mostKept)])
  await expect(keep('one more', [chosen('two.png', 1)])).rejects.toMatchObject({ why: 'tooLarge' })
  await keep('words need no room', [])
  isFull = true
  dropWaiting(outbox.get()[0]?.client_id ?? '')
  await expect(keep('full', [chosen('three.png')])).rejects.toMatchObject({ why: 'noRoom' })
  expect(outbox.get().map(({ body }) => body)).toEqual(['words need no room'])
})

test('files without their message are swept, and sign-out leaves none', async () => {
  await keep('the cake', [chosen('one.png')])
  const [own] = stores.values()
  own?.set('/outbox/lost/0', new Response('abc'))
  followOutbox()
  await vi.waitFor(() => expect(lying()).toEqual([expect.stringMatching(/^\/outbox\/(?!lost).*\/0$/)]))
  clearSession({ willing: true })
  expect(lying()).toEqual([])
})

test('an upload that began while one wrote goes on, and is not begun again', async () => {
  const upload = Promise.withResolvers<{ media: never; fileUrl: string }>()
  await keepUploading('the cake', [chosen('one.png')], { sent: upload.promise, stop: new AbortController() })
  const delivered = deliver()
  upload.resolve({ media: {} as never, fileUrl: 'begun/one.png' })
  expect(await delivered).toBe(false)
  expect(sendFile).not.toHaveBeenCalled()
  expect(sentImages()).toEqual([['begun/one.png']])
})

test('what follows a message that is uploaded stays behind it; other conversations go on', async () => {
  await keep('the film', [chosen('one.png')])
  await keep('and words', [])
  await keepUploading('elsewhere', [], undefined, 2)
  expect(await sendWaiting(outcome)).toBe(false)
  expect(sentWords()).toEqual(['elsewhere'])
  await deliver()
  expect(sentWords()).toEqual(['elsewhere', 'the film', 'and words'])
})

test('with a connection, what finds no room is sent from this page alone', async () => {
  isFull = true
  await keepUploading('the film', [chosen('one.png', mostKept + 1)])
  expect(outbox.get()).toMatchObject([{ body: 'the film' }])
  expect([wouldBeLost(), Object.keys(localStorage).filter(key => key.includes('outbox'))]).toEqual([true, []])
  await deliver()
  expect(sentImages()).toEqual([['uploaded/one.png']])
  expect([wouldBeLost(), outbox.get()]).toEqual([false, []])
})

test('what is discarded is uploaded no further', async () => {
  const stop = new AbortController()
  const upload = Promise.withResolvers<never>()
  stop.signal.addEventListener('abort', () => upload.reject(stop.signal.reason))
  await keepUploading('never mind', [chosen('one.png')], { sent: upload.promise, stop })
  const delivered = deliver()
  discardWaiting(outbox.get()[0]?.client_id ?? '')
  expect(await delivered).toBe(false)
  expect(stop.signal.aborted).toBe(true)
  expect(call).not.toHaveBeenCalled()
})
