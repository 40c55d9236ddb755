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

type Rsvp = { status: GuestStatus | 'host'; has_place: boolean }

const rank = ({ status, has_place }: Rsvp) => order.indexOf(status) - (status === 'pending' && has_place ? 1.5 : 0)

/** Whether, of two entries that one person has on a guest list, the new one is better; of equals the old one stays. */
export const isBetter = (fresh: Rsvp, known: Rsvp): boolean => rank(fresh) < rank(known)

type Open = { user: { id: number }; my_invitation: unknown }

/** Whether somebody signed in can make the invitation their own: the host cannot. */
export const canTakeOver = ({ user }: Open, viewerId: number | undefined): boolean =>
  viewerId !== undefined && user.id !== viewerId
