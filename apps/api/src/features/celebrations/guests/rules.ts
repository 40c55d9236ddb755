import type { GuestStatus, RsvpStatus } from '@celebrio/contract/celebrations/invitation-shapes'

/**
 * Whom of those who wait a number of free places goes to, first come first served: who comes with more people than there
 * is room for is passed over.
 */
export function chooseWaiting<W extends { heads: number }>(waiting: readonly W[], free: number): W[] {
  let left = free
  return waiting.filter(({ heads }) => {
    if (heads > left) return false
    left -= heads
    return true
  })
}

/** The digits and letters of Crockford's alphabet: none is taken for another. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How a guest stands for the host. */
export const rsvpStatusOf = ({ status, has_place }: { status: GuestStatus; has_place: boolean }): RsvpStatus =>
  status === 'pending' && has_place ? 'confirming' : status
