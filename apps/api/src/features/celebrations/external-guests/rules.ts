import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'

/** From the best answer down: who comes, waits, can still say yes; then what has ended. */
const order: readonly (GuestStatus | 'host')[] = [
  'host',
  'accepted',
  'waiting',
  'pending',
  'requested',
  'rejected',
  'removed',
]

type Rsvp = { status: GuestStatus | 'host'; has_place: boolean }

const rank = ({ status, has_place }: Rsvp) => order.indexOf(status) - (status === 'pending' && has_place ? 1.5 : 0)

/** Whether, of two places that one person has on a guest list, the new one is the better; of equals the old one stays. */
export const isBetter = (fresh: Rsvp, known: Rsvp): boolean => rank(fresh) < rank(known)

type Open = { user: { id: number }; my_invitation: unknown }

/** Whether somebody signed in can make the invitation their own: the host has no use for it. */
export const canTakeOver = ({ user }: Open, viewerId: number | undefined): boolean =>
  viewerId !== undefined && user.id !== viewerId
