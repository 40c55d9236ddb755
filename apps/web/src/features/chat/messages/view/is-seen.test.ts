import { expect, test } from 'vitest'
import { isSeen } from './is-seen.ts'
import type { Row } from './rows.ts'

const me = 7
const said = (seq: number, author = me) => ({ kind: 'message', message: { seq, author: { id: author } } }) as Row
const waiting = { kind: 'waiting' } as Row

const seen = (seen_seq: number | null, ...rows: Row[]) =>
  isSeen({ conversation: { seen_seq }, loaded: { has_newer: false }, rows, me })

test('what one has said last is seen once the other has read up to it', () => {
  expect([seen(2, said(1), said(2)), seen(1, said(1), said(2)), seen(null, said(2))]).toEqual([true, false, false])
})

test('what the other has said last, and what is not sent yet, is not', () => {
  expect([seen(2, said(1), said(2, 8)), seen(2, said(2), waiting), seen(2)]).toEqual([false, false, false])
})
