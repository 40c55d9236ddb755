import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import type { Waiting } from '../outbox.ts'

/** A line of what is shown of a conversation. */
export type Row = { key: string } & (
  | { kind: 'day'; date: string }
  | { kind: 'new' }
  | { kind: 'message'; message: ChatMessage; isFirst: boolean; isLast: boolean }
  | { kind: 'event'; message: ChatMessage }
  | { kind: 'waiting'; waiting: Waiting }
)

/** Messages of one person are one group for so many milliseconds. */
const together = 5 * 60_000

const dayOf = (moment: string) => new Date(moment).toDateString()

const belong = (one: ChatMessage | undefined, other: ChatMessage | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.event === null &&
  other.event === null &&
  one.author.id === other.author.id &&
  dayOf(one.created_at) === dayOf(other.created_at) &&
  Math.abs(Date.parse(other.created_at) - Date.parse(one.created_at)) < together

type Parts = {
  messages: readonly ChatMessage[]
  waiting: readonly Waiting[]
  /** The places after which, and up to which, all was new when the conversation was opened. */
  newAfter: number
  newUpTo: number
  me: number
}

/** The place of the first message of somebody else that was new. */
const firstNew = ({ messages, newAfter, newUpTo, me }: Parts): number | undefined =>
  messages.find(({ seq, author, event }) => seq > newAfter && seq <= newUpTo && author.id !== me && event === null)?.seq

function rowsOfMessage(all: readonly ChatMessage[], at: number, isNew: boolean): Row[] {
  const message = all[at]
  if (!message) return []
  const before = all[at - 1]
  const rows: Row[] = []
  if (!before || dayOf(before.created_at) !== dayOf(message.created_at))
    rows.push({ key: `day ${dayOf(message.created_at)}`, kind: 'day', date: message.created_at })
  if (isNew) rows.push({ key: 'new', kind: 'new' })
  if (message.event !== null) return [...rows, { key: message.client_id, kind: 'event', message }]
  const isFirst = isNew || !belong(before, message)
  const isLast = !belong(message, all[at + 1])
  // The same key as while it waited: it does not appear a second time.
  return [...rows, { key: message.client_id, kind: 'message', message, isFirst, isLast }]
}

/** What waits quotes nothing that was deleted meanwhile. */
function quotingNow(one: Waiting, messages: readonly ChatMessage[]): Waiting {
  const { reply_to } = one
  const isDeleted = reply_to && messages.some(({ id, is_deleted }) => id === reply_to.id && is_deleted)
  return isDeleted ? { ...one, reply_to: { ...reply_to, body: '', media: null, is_deleted: true } } : one
}

/** All lines: messages with the marks of their days and of what is new, then what waits to be sent. */
export function rowsOf(parts: Parts): Row[] {
  const { messages, waiting } = parts
  const first = firstNew(parts)
  const arrived = new Set(messages.map(({ client_id }) => client_id))
  return [
    ...messages.flatMap((message, at) => rowsOfMessage(messages, at, message.seq === first)),
    ...waiting
      .filter(({ client_id }) => !arrived.has(client_id))
      .map((one): Row => ({ key: one.client_id, kind: 'waiting', waiting: quotingNow(one, messages) })),
  ]
}
