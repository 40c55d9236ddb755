import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'

/** From the best status down: coming, waiting, still able to say yes, then ended. */
const order: readonly (GuestStatus | 'host')[] = [
  'host',
  'accepted',
  'waiting',
  'pending',
  'requested',
  'rejected',
  'removed',
]

type Rsvp = { status: GuestStatus | 'host'; has_seat: boolean; is_maybe: boolean }

/** A seat that is kept is worth more than waiting for one, and a maybe more than no answer. */
const rank = ({ status, has_seat, is_maybe }: Rsvp) =>
  order.indexOf(status) - (status === 'pending' && has_seat ? 1.5 : 0) - (is_maybe ? 0.5 : 0)

/** Whether, of two entries that one person has on a guest list, the new one is better; of equals the old one stays. */
export const isBetter = (fresh: Rsvp, known: Rsvp): boolean => rank(fresh) < rank(known)

const day = 24 * 60 * 60 * 1000
const firstDay = 20
const most = 200

/** Invitations that an account may send by e-mail to people without one in a day: 20, and 20 more for each day of its age. */
export const invitationEmailsPerDay = (signedUpAt: Date, now: Date): number =>
  Math.min(most, firstDay * (1 + Math.max(0, Math.floor((now.getTime() - signedUpAt.getTime()) / day))))
