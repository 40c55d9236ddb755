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
export const canBeFiled = (relationship: Relationship): boolean => !isConnected(relationship) && !relationship.blocked

/** What there is still to do between two people. */
export const friendRights = (relationship: Relationship): Friend['can'] => ({
  request: canBeFiled(relationship) && (relationship.status ?? null) === null,
  answer: relationship.direction === 'received',
  remove: isConnected(relationship) || relationship.direction === 'sent',
  message: isConnected(relationship),
  unblock: relationship.blocked ?? false,
})
