import type { SceneName } from '@celebrio/art/scene'
import type { FlowerType } from '@celebrio/contract/base/flowers'
import type { PersonKey } from '../cast/people.ts'

export type DemoLine = {
  by: PersonKey
  words: string
  /** Minutes since the line before it; two when left out. */
  after?: number
  /** Which line before it this one answers: 1 for the last one. */
  answers?: number
  picture?: SceneName
  flowers?: Partial<Record<PersonKey, FlowerType>>
}

/** Where people talk: alone, in a group, around an event, the two sides of a booking, or with a store. Groups and events by their names. */
type Place =
  | { between: readonly [opener: PersonKey, other: PersonKey] }
  | { group: string }
  | { event: string }
  | { bookingOf: PersonKey; store: PersonKey; event: string }
  | { asker: PersonKey; asksStoreOf: PersonKey }

export type DemoConversation = {
  at: Place
  /** How many days ago it began. */
  ago: number
  lines: readonly DemoLine[]
  /** Who wrote in it, but has not seen how it ends. */
  unreadBy?: readonly PersonKey[]
}
