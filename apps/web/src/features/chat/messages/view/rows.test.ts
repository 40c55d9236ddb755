import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { expect, test } from 'vitest'
import type { Waiting } from '../outbox.ts'
import { rowsOf } from './rows.ts'

const [me, ana] = [1, 2]

const message = (seq: number, author: number, at = `2026-11-25T12:0${seq}:00`) =>
  ({ seq, client_id: `m${seq}`, author: { id: author }, created_at: at, event: null }) as ChatMessage

const waiting = (client_id: string) => ({ client_id }) as Waiting

const rows = (messages: ChatMessage[], more: Partial<Parameters<typeof rowsOf>[0]> = {}) =>
  rowsOf({ messages, waiting: [], newAfter: 9, newUpTo: 9, me, ...more })

const kinds = (all: ReturnType<typeof rowsOf>) => all.map(row => (row.kind === 'message' ? row.message.seq : row.kind))

test('each day has a mark', () => {
  const all = [message(1, ana, '2026-11-24T12:00:00'), message(2, ana), message(3, ana)]
  expect(kinds(rows(all))).toEqual(['day', 1, 'day', 2, 3])
})

test('what was new when the conversation was opened has a mark, unless it is one’s own', () => {
  const all = [message(1, ana), message(2, me), message(3, ana)]
  expect(kinds(rows(all, { newAfter: 1, newUpTo: 3 }))).toEqual(['day', 1, 2, 'new', 3])
})

test('what comes while one watches has no mark', () => {
  expect(kinds(rows([message(1, ana), message(2, ana)], { newAfter: 1, newUpTo: 1 }))).toEqual(['day', 1, 2])
})

test('messages of one person within five minutes are one group', () => {
  const all = [message(1, ana), message(2, ana), message(3, me), message(9, me)]
  const groups = rows(all).flatMap(row => (row.kind === 'message' ? [[row.isFirst, row.isLast]] : []))
  expect(groups).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
  ])
})

test('what waits stands at the end, and once when it has arrived meanwhile', () => {
  const all = rows([message(1, me)], { waiting: [waiting('m1'), waiting('m2')] })
  expect(all.map(({ key }) => key).slice(1)).toEqual(['m1', 'm2'])
  expect(kinds(all)).toEqual(['day', 1, 'waiting'])
})

test('what the conversation tells by itself is a line between groups of messages, and no news', () => {
  const joined = { ...message(2, ana), event: 'joined' } as ChatMessage
  const all = rows([message(1, ana), joined, message(3, ana)], { newAfter: 1, newUpTo: 3 })
  expect(kinds(all)).toEqual(['day', 1, 'event', 'new', 3])
  expect(all.flatMap(row => (row.kind === 'message' ? [[row.isFirst, row.isLast]] : []))).toEqual([
    [true, true],
    [true, true],
  ])
})

test('what waits shows no word of what it answers once that was deleted', () => {
  const answered = { ...message(1, ana), id: 11, is_deleted: true } as ChatMessage
  const reply_to = { id: 11, body: 'Keep it secret', is_deleted: false }
  const [, , row] = rows([answered], { waiting: [{ client_id: 'm2', reply_to } as Waiting] })
  expect(row).toMatchObject({ waiting: { reply_to: { body: '', is_deleted: true } } })
})
