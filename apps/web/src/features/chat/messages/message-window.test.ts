import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { expect, test } from 'vitest'
import { type MessageWindow, withFlower, withMessages, withOlder, withPushed } from './message-window.ts'

const message = (seq: number, rev = seq, body = `word ${seq}`): ChatMessage => ({
  id: seq * 10,
  conversation_id: 1,
  seq,
  rev,
  client_id: `client ${seq}`,
  body,
  event: null,
  files: [],
  link: null,
  author: { id: 7, name: 'Ana', profile_picture: null },
  reply_to: null,
  created_at: '2026-11-25T10:00:00Z',
  edited_at: null,
  editable_until: null,
  is_deleted: false,
  is_removed: false,
  reactions: { type: null, total: 0, by_type: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 } },
  can: { edit: false, delete: false, reply: true, react: true, report: true },
})

const windowOf = (more: Partial<MessageWindow> = {}): MessageWindow => ({
  messages: [message(4), message(5)],
  has_older: true,
  has_newer: false,
  rev: 5,
  start: { at: null, count: 0 },
  ...more,
})

const seqs = ({ messages }: MessageWindow) => messages.map(({ seq }) => seq)

test('a new message stands at the end, however often it comes', () => {
  const once = withPushed(windowOf(), message(6))
  expect(seqs(withPushed(once, message(6)))).toEqual([4, 5, 6])
  expect(once.rev).toBe(6)
})

test('after a gap what is known stays as far as it was, so that the missing is asked for', () => {
  const loaded = withPushed(windowOf(), message(7))
  expect(loaded.rev).toBe(5)
  expect(seqs(withMessages(loaded, [message(6), message(7)], 7))).toEqual([4, 5, 6, 7])
})

test('of two copies the newer one counts, whichever comes first', () => {
  const edited = message(5, 8, 'mended')
  expect(withMessages(windowOf(), [edited, message(5)]).messages[1]?.body).toBe('mended')
  expect(withMessages(withMessages(windowOf(), [edited]), [message(5)]).messages[1]?.body).toBe('mended')
})

test('a reply quotes what it answers as that is now, also where that is not read', () => {
  const { id, author, created_at } = message(1)
  const reply_to = { id, seq: 1, body: 'word 1', author, media: null, is_deleted: false, created_at }
  const loaded = windowOf({ messages: [message(4), { ...message(5), reply_to }] })
  const quoteAfter = (pushed: ChatMessage) => withPushed(loaded, pushed).messages.at(-1)?.reply_to
  expect(quoteAfter(message(1, 6, 'mended'))).toEqual({ ...reply_to, body: 'mended' })
  expect(quoteAfter({ ...message(1, 6, ''), is_deleted: true })).toEqual({ ...reply_to, body: '', is_deleted: true })
  expect(quoteAfter(message(1, 6, '🎂'.repeat(200)))?.body).toBe('🎂'.repeat(120))
  expect(seqs(withPushed(loaded, message(1, 6)))).toEqual([4, 5])
})

test('what lies beyond the part that is read is left out', () => {
  expect(seqs(withMessages(windowOf(), [message(2, 9)]))).toEqual([4, 5])
  expect(seqs(withMessages(windowOf({ has_newer: true }), [message(9)]))).toEqual([4, 5])
})

test('older messages stand before the others', () => {
  const older = windowOf({ messages: [message(2), message(3)], has_older: false })
  const loaded = withOlder(windowOf(), older)
  expect(seqs(loaded)).toEqual([2, 3, 4, 5])
  expect(loaded.has_older).toBe(false)
})

test('a message that has changed keeps its flowers, and a flower is counted once', () => {
  const flower = { conversation_id: 1, message_id: 50, rev: 6, user_id: 7, before: null, after: 4 } as const
  const given = withFlower(withFlower(windowOf(), flower, 7), flower, 7)
  const edited = withPushed(given, message(5, 7, 'mended'))
  expect(edited.messages[1]).toMatchObject({ body: 'mended', reactions: { type: 4, total: 1, by_type: { 4: 1 } } })
  const changed = withFlower(edited, { ...flower, rev: 8, before: 4, after: 2 }, 9)
  expect(changed.messages[1]?.reactions).toMatchObject({ total: 1, by_type: { 2: 1, 4: 0 } })
})
