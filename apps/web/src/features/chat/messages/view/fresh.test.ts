import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { expect, test } from 'vitest'
import { freshOf } from './fresh.ts'

const me = 1

/** A message of somebody else, where nothing else is said. */
const message = (seq: number, more: { by?: number; is_deleted?: boolean } = {}) =>
  ({ seq, author: { id: more.by ?? 2 }, is_deleted: more.is_deleted ?? false }) as ChatMessage

const places = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq)

test('five messages that come at once are all said, and not counted', () => {
  const { said, arrived, heard } = freshOf(
    [1, 2, 3, 4, 5, 6].map(seq => message(seq)),
    me,
    1,
  )
  expect(places(said)).toEqual([2, 3, 4, 5, 6])
  expect(arrived).toBeNull()
  expect(heard).toBe(6)
})

test('of more than five the last five are said, and all are counted', () => {
  const { said, arrived } = freshOf(
    Array.from({ length: 12 }, (_, at) => message(at + 1)),
    me,
    2,
  )
  expect(places(said)).toEqual([8, 9, 10, 11, 12])
  expect(arrived).toBe(10)
})

test('own messages and deleted ones are neither said nor counted, and nothing is said twice', () => {
  const all = [message(1), message(2, { by: me }), message(3, { is_deleted: true }), message(4)]
  const { said, arrived, heard } = freshOf(all, me, 0)
  expect(places(said)).toEqual([1, 4])
  expect(arrived).toBeNull()
  expect(freshOf(all, me, heard)).toEqual({ heard: 4, said: [], arrived: null })
})
