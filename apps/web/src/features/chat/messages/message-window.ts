import type { FlowerType } from '@celebrio/contract/base/flowers'
import { chatLimits } from '@celebrio/contract/chat/limits'
import type { PushedFlower, PushedMessage } from '@celebrio/contract/chat/realtime'
import type { ChatMessage, Quote } from '@celebrio/contract/chat/shapes'

/** Where one begins to read: at a message, by its place; at the end; null for where one has to read on. */
export type ReadingStart = {
  at: number | 'end' | null
  /** How often one was led somewhere before: the list begins anew with each time. */
  count: number
}

/** A part of a conversation without gaps, in its order. */
export type MessagePart = {
  messages: readonly ChatMessage[]
  has_older: boolean
  has_newer: boolean
  /** All changes of its messages up to here are in it. */
  rev: number
}

/** The part that is loaded, and where in it one begins to read. */
export type MessageWindow = MessagePart & { start: ReadingStart }

/** Whether a message belongs to the part, or follows its end. */
const fits = ({ messages, has_older, has_newer }: MessageWindow, { seq }: ChatMessage): boolean => {
  const [first, last] = [messages[0]?.seq, messages.at(-1)?.seq]
  if (first === undefined || last === undefined) return true
  return (seq >= first || !has_older) && (seq <= last || !has_newer)
}

const bySeq = (messages: Iterable<ChatMessage>) => [...messages].sort((a, b) => a.seq - b.seq)

/** What a reply shows of a message. */
const quoteOf = ({ id, seq, body, author, files, is_deleted, created_at }: ChatMessage): Quote => ({
  id,
  seq,
  body: Array.from(body).slice(0, chatLimits.quote).join(''),
  author,
  media: files[0]?.file_type ?? null,
  is_deleted,
  created_at,
})

/** Replies say what the messages say now that they answer: what was deleted is not to be read there either. */
function quoting(messages: readonly ChatMessage[], news: readonly ChatMessage[]): readonly ChatMessage[] {
  const changed = new Map(news.map(message => [message.id, message]))
  return messages.map(message => {
    const answered = message.reply_to && changed.get(message.reply_to.id)
    return answered ? { ...message, reply_to: quoteOf(answered) } : message
  })
}

/** Adds messages that belong to the part; of two copies the one with the higher revision counts. */
export function withMessages(loaded: MessageWindow, news: readonly ChatMessage[], rev = loaded.rev): MessageWindow {
  const byId = new Map(loaded.messages.map(message => [message.id, message]))
  const newer = news.filter(({ id, rev: its }) => (byId.get(id)?.rev ?? -1) < its)
  for (const message of newer) if (byId.has(message.id) || fits(loaded, message)) byId.set(message.id, message)
  return { ...loaded, messages: quoting(bySeq(byId.values()), newer), rev: Math.max(loaded.rev, rev) }
}

/** The part made longer at its beginning. */
export const withOlder = (loaded: MessageWindow, older: MessagePart): MessageWindow => ({
  ...withMessages({ ...loaded, has_older: false }, older.messages),
  has_older: older.has_older,
})

/** The part made longer at its end. What has changed in it meanwhile is still to be asked for: `rev` stays. */
export const withNewer = (loaded: MessageWindow, newer: MessagePart): MessageWindow => ({
  ...withMessages({ ...loaded, has_newer: false }, newer.messages),
  has_newer: newer.has_newer,
})

/** All changes are known up to one that follows the last known one. */
const revAfter = ({ rev }: MessageWindow, next: number) => (next === rev + 1 ? next : rev)

const noFlowers: ChatMessage['reactions'] = {
  type: null,
  total: 0,
  by_type: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 },
}

/** A message as it came over the socket: its flowers are those of the copy. */
export function withPushed(loaded: MessageWindow, pushed: PushedMessage): MessageWindow {
  const reactions = loaded.messages.find(({ id }) => id === pushed.id)?.reactions ?? noFlowers
  return withMessages(loaded, [{ ...pushed, reactions }], revAfter(loaded, pushed.rev))
}

type Flowers = ChatMessage['reactions']

const counted = (flowers: Flowers, type: FlowerType | null, by: 1 | -1): Flowers =>
  type === null
    ? flowers
    : {
        ...flowers,
        total: flowers.total + by,
        by_type: { ...flowers.by_type, [type]: Math.max(0, flowers.by_type[type] + by) },
      }

/** A flower that somebody gave, changed or took back. */
export function withFlower(
  loaded: MessageWindow,
  { message_id, rev, user_id, before, after }: PushedFlower,
  me: number,
): MessageWindow {
  const messages = loaded.messages.map(message => {
    if (message.id !== message_id || message.rev >= rev) return message
    const reactions = counted(counted(message.reactions, before, -1), after, 1)
    return { ...message, rev, reactions: user_id === me ? { ...reactions, type: after } : reactions }
  })
  return { ...loaded, messages, rev: revAfter(loaded, rev) }
}
