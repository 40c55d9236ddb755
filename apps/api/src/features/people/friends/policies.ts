import type { Friend } from '@celebrio/contract/people/friends'
import type { Audience } from '@celebrio/contract/people/privacy'
import type { FriendType } from './tables.ts'

/** What is between the viewer and the person of an entry. */
export type Relationship = {
  status?: Friend['status']
  direction?: Friend['direction']
  friend_type?: FriendType | null
  blocked?: boolean
  /** Whether they take no new conversations, and there is none. */
  is_silent?: boolean
}

const isConnected = ({ status = null }: Relationship): boolean => status === 1

/** Asking once more changes how a request is filed, and asking who has asked accepts; only a connection is done with. */
export const canRequest = (relationship: Relationship): boolean => !isConnected(relationship) && !relationship.blocked

/** Nobody can ask a child: a child asks, or nobody does. */
export const canBeAsked = ({ is_kid }: { is_kid: boolean }): boolean => !is_kid

type Pair = {
  is_connected: unknown
  /** Whether one of the two is a child. */
  with_child: boolean
  /** Who may begin to write to the other one. */
  messages_from: Audience
  /** Whether one has said yes to a treat of the other: then both want to talk. */
  have_met: boolean
  have_talked: boolean
}

export type WritingRefusal = 'connections_only' | 'messages_closed'

/**
 * Why the viewer cannot write to somebody; null where they can. Where one of the two is a child, only connections do; else whoever
 * that person has chosen, and those with whom they talk already.
 */
export function whyNotWrittenTo(pair: Pair): WritingRefusal | null {
  const { with_child, messages_from, have_met, have_talked } = pair
  const is_connected = Boolean(pair.is_connected)
  if (with_child && !is_connected) return 'connections_only'
  if (have_talked || have_met || messages_from === 'everybody') return null
  if (messages_from === 'nobody') return 'messages_closed'
  return is_connected ? null : 'connections_only'
}

export const canBeWrittenTo = (pair: Pair): boolean => whyNotWrittenTo(pair) === null

/** To accept or to decline. */
export const canAnswer = ({ direction }: Relationship): boolean => direction === 'received'

/** Whatever is between two people either of them can end. */
export const canRemove = ({ status = null }: Relationship): boolean => status !== null

/** What there is still to do between two people: a request that waits is answered, or cancelled, and not sent again. */
export const friendRights = (relationship: Relationship): Friend['can'] => ({
  request: canRequest(relationship) && !canRemove(relationship),
  answer: canAnswer(relationship),
  remove: canRemove(relationship) && !canAnswer(relationship),
  message: isConnected(relationship) && !relationship.is_silent,
  unblock: relationship.blocked ?? false,
})
