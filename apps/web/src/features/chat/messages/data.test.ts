import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { call } from '#lib/api/call.ts'
import { jumpTo, loadOlder, messagesQuery, readWindow } from './data.ts'
import type { MessagePart } from './message-window.ts'

vi.mock('#lib/api/call.ts', () => ({ call: vi.fn() }))

const partOf = (...seqs: number[]): MessagePart => ({
  messages: seqs.map(seq => ({ id: seq, seq, rev: seq }) as ChatMessage),
  has_older: true,
  has_newer: true,
  rev: 90,
})

const seqsOf = (client: QueryClient) => readWindow(client, 1)?.messages.map(({ seq }) => seq)

test('older messages that come after one was led elsewhere leave no gap', async () => {
  const client = new QueryClient()
  let answerOlder = (_: MessagePart): void => undefined
  vi.mocked(call).mockImplementation((_, input) => {
    const { query } = input as { query: { before?: number; around?: number } }
    if (query.before) return new Promise(resolve => (answerOlder = resolve))
    return Promise.resolve(query.around ? partOf(11, 12, 13) : partOf(89, 90))
  })
  await client.prefetchQuery(messagesQuery(1))
  await jumpTo(client, 1, 12)
  const loading = loadOlder(client, 1)
  await jumpTo(client, 1, 'end')
  answerOlder(partOf(9, 10))
  await loading
  expect(seqsOf(client)).toEqual([89, 90])
  expect(readWindow(client, 1)?.start).toEqual({ at: 'end', count: 2 })
})
