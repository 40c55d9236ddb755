import type { PushedHeads, PushedMessage, PushedRead } from '@celebrio/contract/chat/realtime'
import type { ChatMessage, Conversation } from '@celebrio/contract/chat/shapes'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  changeConversation,
  conversationKeys,
  conversationQuery,
  knownRevision,
  renewLists,
} from '#features/chat/conversations'
import { useHeard, useTopic } from '#lib/realtime.ts'
import { useSession } from '#lib/session.ts'
import { catchUp, changeWindow, jumpTo, readWindow } from './data.ts'
import { withFlower, withPushed } from './message-window.ts'

/** Who was asked, and writes, has said yes: from now on as much can be written as one likes. */
const answered = (one: Conversation): Conversation =>
  one.request === 'sent' ? { ...one, request: null, messages_left: null, can: { ...one.can, write: true } } : one

/** The conversation after a message, new or changed. */
function after(before: Conversation, message: PushedMessage, isOwn: boolean): Conversation {
  const one = isOwn ? before : answered(before)
  const isNew = message.seq > one.last_seq
  if (!isNew && one.last_message?.id !== message.id) return { ...one, rev: Math.max(one.rev, message.rev) }
  const { id, seq, body, author, is_deleted, created_at, files } = message
  const last_message = { id, seq, body, author, is_deleted, created_at, media: files[0]?.file_type ?? null }
  const heard = { ...one, last_message, rev: Math.max(one.rev, message.rev) }
  if (!isNew) return heard
  const unread = isOwn ? one.unread : Math.min(one.unread + 1, 100)
  return { ...heard, last_seq: seq, last_message_at: created_at, unread }
}

/** A message that came over the socket, or as the answer to sending it. */
export function hearMessage(client: QueryClient, message: PushedMessage, me: number): void {
  const id = message.conversation_id
  changeWindow(client, id, loaded => withPushed(loaded, message))
  const isListed = changeConversation(client, id, one => after(one, message, message.author.id === me))
  if (!isListed) renewLists(client)
  if ((readWindow(client, id)?.rev ?? message.rev) < message.rev) void catchUp(client, id)
}

/** The answer to a message that was sent: it brings its flowers along, and what else the author may do with it. */
export function hearSent(client: QueryClient, message: ChatMessage, me: number): void {
  hearMessage(client, message, me)
  const { conversation_id: id } = message
  // Who writes while they look at older messages is led to the end, where their message stands.
  if (readWindow(client, id)?.has_newer) void jumpTo(client, id, 'end').catch(() => undefined)
  const { queryKey } = conversationQuery(id)
  // Who waits for a yes has fewer messages left; who has answered has said yes.
  if (client.getQueryData(queryKey)?.request !== null) void client.invalidateQueries({ queryKey })
}

/** A message was refused: why, the conversation may say as it is now. */
export function hearRefused(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: conversationKeys.one(id) })
}

function hearRead(client: QueryClient, { conversation_id: id, user_id, seq }: PushedRead, me: number): void {
  changeConversation(client, id, one => {
    if (user_id !== me) return { ...one, seen_seq: Math.max(one.seen_seq ?? 0, seq) }
    return { ...one, read_seq: Math.max(one.read_seq, seq), unread: seq >= one.last_seq ? 0 : one.unread }
  })
}

function hearHeads(client: QueryClient, heads: PushedHeads): void {
  let isBehind = false
  for (const { conversation_id: id, rev } of heads) {
    const loaded = readWindow(client, id)
    if (loaded && loaded.rev < rev) void catchUp(client, id)
    const known = knownRevision(client, id)
    if (known === null || known < rev) isBehind = true
  }
  if (isBehind) renewLists(client)
}

/** Keeps lists and open conversations as they are, while others write. */
export function useChatUpdates(): void {
  const client = useQueryClient()
  const me = useSession()?.user.id ?? 0
  useHeard('message', message => hearMessage(client, message, me))
  useHeard('read', read => hearRead(client, read, me))
  useHeard('heads', heads => hearHeads(client, heads))
  useHeard('flower', flower => {
    const id = flower.conversation_id
    changeWindow(client, id, loaded => withFlower(loaded, flower, me))
    if ((readWindow(client, id)?.rev ?? flower.rev) < flower.rev) void catchUp(client, id)
  })
  useTopic('chat', () => void client.invalidateQueries({ queryKey: conversationKeys.all }))
  useHeard('connected', () => {
    for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ['chat-messages'] }))
      void catchUp(client, Number(queryKey[1]))
  })
}
