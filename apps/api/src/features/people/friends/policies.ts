import type { Friend } from '@celebrio/contract/people/friends'
import type { FriendType } from './tables.ts'

/** What is between the viewer and the person of an entry. */
export type Relationship = {
  status?: Friend['status']
  direction?: Friend['direction']
  friend_type?: FriendType | null
  blocked?: boolean
}

const isConnected = ({ status = null }: Relationship): boolean => status === 1

/** Asking once more changes how a request is filed, and asking who has asked accepts; only a connection is done with. */
export const canRequest = (relationship: Relationship): boolean => !isConnected(relationship) && !relationship.blocked

/** Nobody can ask a child: a child asks, or nobody does. */
export const canBeAsked = ({ is_kid }: { is_kid: boolean }): boolean => !is_kid

/** To accept or to decline. */
export const canAnswer = ({ direction }: Relationship): boolean => direction === 'received'

/** Whatever is between two people either of them can end. */
export const canRemove = ({ status = null }: Relationship): boolean => status !== null

/** What there is still to do between two people: a request that waits is answered, or cancelled, and not sent again. */
export const friendRights = (relationship: Relationship): Friend['can'] => ({
  request: canRequest(relationship) && !canRemove(relationship),
  answer: canAnswer(relationship),
  remove: canRemove(relationship) && !canAnswer(relationship),
  message: isConnected(relationship),
  unblock: relationship.blocked ?? false,
})
