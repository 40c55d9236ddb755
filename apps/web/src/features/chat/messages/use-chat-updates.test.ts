import type { PushedMessage } from '@celebrio/contract/chat/realtime'
import type { Conversation } from '@celebrio/contract/chat/shapes'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { conversationQuery } from '#features/chat/conversations'
import { hearMessage } from './use-chat-updates.ts'

const [me, them] = [7, 8]

const from = (author: number, seq: number) =>
  ({
    id: seq,
    conversation_id: 1,
    seq,
    rev: seq,
    body: 'Hello',
    author: { id: author },
    files: [],
  }) as unknown as PushedMessage

/** Somebody has asked, three times, and can write no more. */
function asked(client: QueryClient): void {
  const conversation = {
    id: 1,
    request: 'sent',
    messages_left: 0,
    last_seq: 3,
    rev: 3,
    unread: 0,
    can: { write: false },
  }
  client.setQueryData(conversationQuery(1).queryKey, conversation as unknown as Conversation)
}

test('an answer opens a conversation that waited for it, also where nothing else tells of it', () => {
  const client = new QueryClient()
  asked(client)
  hearMessage(client, from(them, 4), me)
  expect(client.getQueryData(conversationQuery(1).queryKey)).toMatchObject({
    request: null,
    messages_left: null,
    can: { write: true },
  })
})

test('one’s own words, from another device, are no answer', () => {
  const client = new QueryClient()
  asked(client)
  hearMessage(client, from(me, 4), me)
  expect(client.getQueryData(conversationQuery(1).queryKey)).toMatchObject({ request: 'sent', can: { write: false } })
})
