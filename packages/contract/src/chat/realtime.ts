import type { FlowerType } from '../base/flowers.ts'
import type { ChatMessage } from './shapes.ts'

/**
 * A message as it comes over a socket, new or changed: as the API would tell it to this person, but for the flowers, of
 * which a new one has none, and a changed one those of the copy. What a client has missed it learns from `messages.changes`.
 */
export type PushedMessage = Omit<ChatMessage, 'reactions'>

/**
 * A flower that somebody gave, changed or took back: the counts of the message are to be changed by it, where its `rev` is
 * higher than that of the copy, and set it.
 */
export type PushedFlower = {
  conversation_id: number
  message_id: number
  rev: number
  user_id: number
  before: FlowerType | null
  after: FlowerType | null
}

/** Somebody is writing just now; said again every few seconds while they are. */
export type PushedTyping = { conversation_id: number; user_id: number; name: string }

/** Up to where somebody has read: the other person of a direct conversation, or the person's own other devices. */
export type PushedRead = { conversation_id: number; user_id: number; seq: number }

/**
 * How far conversations are that have changed within the last half a minute, told every ten seconds, and again to who has heard
 * of it already. Who has a lower `rev` of one asks `messages.changes`: whatever was lost on the way is there.
 */
export type PushedHeads = { conversation_id: number; rev: number }[]

declare module '../platform/realtime.ts' {
  interface RealtimeEvents {
    message: (message: PushedMessage) => void
    flower: (flower: PushedFlower) => void
    typing: (typing: PushedTyping) => void
    read: (read: PushedRead) => void
    heads: (heads: PushedHeads) => void
  }
}
