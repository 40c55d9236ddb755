import type { Friend } from '@celebrio/contract/people/friends'
import type { FriendType } from './tables.ts'

/** What is between the viewer and the person of an entry. */
export type Bond = {
  status?: Friend['status']
  direction?: Friend['direction']
  friend_type?: FriendType | null
  blocked?: boolean
}

const isConnected = ({ status = null }: Bond): boolean => status === 1

/** Asking once more changes how a request is filed, and asking who has asked accepts; only a connection is done with. */
export const canBeFiled = (bond: Bond): boolean => !isConnected(bond) && !bond.blocked

/** What there is still to do between two people. */
export const friendRights = (bond: Bond): Friend['can'] => ({
  request: canBeFiled(bond) && (bond.status ?? null) === null,
  answer: bond.direction === 'received',
  remove: isConnected(bond) || bond.direction === 'sent',
  message: isConnected(bond),
  unblock: bond.blocked ?? false,
})
