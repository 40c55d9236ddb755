import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { expect, test } from 'vitest'
import { composeNow } from './compose.ts'

const message = (body: string) => ({ id: 1, body, is_deleted: body === '' }) as ChatMessage

test('an answer quotes the message as it is now', () => {
  const compose = { kind: 'reply', message: message('Keep it secret') } as const
  expect(composeNow(compose, [message('')])).toEqual({ kind: 'reply', message: message('') })
  expect(composeNow(compose, [])).toEqual(compose)
})

test('what was deleted meanwhile is edited no more', () => {
  expect(composeNow({ kind: 'edit', message: message('Helo') }, [message('')])).toBeNull()
  expect(composeNow(null, [message('Hello')])).toBeNull()
})
