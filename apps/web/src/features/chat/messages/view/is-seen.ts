import type { Conversation } from '@celebrio/contract/chat/shapes'
import type { MessageWindow } from '../message-window.ts'
import type { Row } from './rows.ts'

export type Reading = {
  conversation: Pick<Conversation, 'seen_seq'>
  loaded: Pick<MessageWindow, 'has_newer'>
  rows: readonly Row[]
  me: number
}

/** Whether the other person has read what stands last, which is one's own; what waits to be sent nobody has. */
export function isSeen({ conversation: { seen_seq }, loaded, rows, me }: Reading): boolean {
  const last = rows.at(-1)
  if (loaded.has_newer || last?.kind !== 'message' || last.message.author.id !== me) return false
  return seen_seq !== null && seen_seq >= last.message.seq
}
