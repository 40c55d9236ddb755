import type { Conversation } from '@celebrio/contract/chat/shapes'
import { expect, test } from 'vitest'
import { writingOf } from './writing.ts'

const can = { write: false, accept: false }
const withOne = { person: { id: 2 }, can, has_left: false, is_closed: false, messages_left: null, last_seq: 4 }
const told = (more: object, isKid: boolean) => writingOf({ ...withOne, ...more } as Conversation, 0, false, isKid)

test('whoever cannot write to somebody reads why: a child, that it is one', () => {
  expect(told({}, false)).toBe('connectionsOnly')
  expect(told({ last_seq: 0 }, false)).toBe('cannotMessage')
  expect(told({}, true)).toBe('kidsConnectionsOnly')
  expect(told({ last_seq: 0 }, true)).toBe('kidsConnectionsOnly')
  expect(told({ can: { ...can, write: true } }, true)).toBe('field')
  expect(told({ person: null, has_left: true }, true)).toBe('hasLeft')
})
