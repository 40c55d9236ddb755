import type { GuestStatus, RsvpStatus } from '@celebrio/contract/celebrations/invitation-shapes'

/** Chooses who gets the free seats, first come first served; parties that do not fit are passed over. */
export function chooseWaiting<W extends { heads: number }>(waiting: readonly W[], free: number): W[] {
  let left = free
  return waiting.filter(({ heads }) => {
    if (heads > left) return false
    left -= heads
    return true
  })
}

/** The digits and letters of Crockford's alphabet: none of them looks like another. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

type Rsvp<S> = { status: S; has_seat: boolean; is_maybe: boolean }

/** The status of a guest as the host sees it. */
export function rsvpStatusOf<S extends GuestStatus | 'host'>({ status, has_seat, is_maybe }: Rsvp<S>): S | RsvpStatus {
  if (is_maybe) return 'maybe'
  return status === 'pending' && has_seat ? 'confirming' : status
}
