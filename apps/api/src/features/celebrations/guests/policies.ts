import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import type { ErrorCode } from '@celebrio/contract/platform/errors'

/** Somebody's entry on the guest list of an event; undefined for anyone who is not on it. */
export type OnList = { status: GuestStatus | 'host'; is_invited: boolean } | undefined

const answering = new Set<GuestStatus | 'host'>(['pending', 'accepted', 'rejected', 'waiting'])

/** Whether somebody can say yes or no: the host has invited or admitted them, and they were not removed. */
export const canAnswer = (guest: OnList): boolean => Boolean(guest?.is_invited && answering.has(guest.status))

/**
 * Why somebody cannot ask to join an event that they may see; null for anyone who can, also once more with a different
 * message. People who were removed or declined cannot ask again: only the host can put them back on the list.
 */
export function whyNotJoin(guest: OnList): ErrorCode | null {
  if (guest?.status === 'removed') return 'not_found'
  if (guest?.is_invited) return 'already_invited'
  return guest?.status === 'rejected' ? 'request_declined' : null
}
