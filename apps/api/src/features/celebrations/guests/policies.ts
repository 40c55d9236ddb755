import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import type { ErrorCode } from '@celebrio/contract/platform/errors'

/** How somebody stands on the guest list of an event; undefined for who is not on it. */
export type OnList = { status: GuestStatus | 'host'; is_invited: boolean } | undefined

const answering = new Set<GuestStatus | 'host'>(['pending', 'accepted', 'rejected', 'waiting'])

/** Whether somebody can say yes or no: the host has asked them or let them in, and they were not removed. */
export const canAnswer = (guest: OnList): boolean => Boolean(guest?.is_invited && answering.has(guest.status))

/**
 * Why somebody cannot ask to join an event that they may see; null for who can, also once more in other words. Who was
 * removed cannot ask to be put on the list again, nor can who has heard a no: only the host can.
 */
export function whyNotJoin(guest: OnList): ErrorCode | null {
  if (guest?.status === 'removed') return 'not_found'
  if (guest?.is_invited) return 'already_invited'
  return guest?.status === 'rejected' ? 'request_declined' : null
}
