import type { AudienceCode } from '@celebrio/contract/celebrations/events'
import { type FriendType, friendTypes } from '@celebrio/contract/people/friends'

/** Connections by kind: how many, and the ids of those who can be invited. */
export type Kinds = readonly { friend_type: FriendType; total: number; ids: number[] }[]

/** One kind, or all of them for 0. */
export function kindOf(kinds: Kinds, wanted: FriendType | 0) {
  const some = kinds.filter(kind => wanted === 0 || kind.friend_type === wanted)
  return { total: some.reduce((sum, kind) => sum + kind.total, 0), ids: some.flatMap(kind => kind.ids) }
}

/** The kinds of connections that an event is open to by name. */
export const kindsOpenedTo = (codes: readonly AudienceCode[]): FriendType[] =>
  friendTypes.filter(kind => codes.includes(kind))
