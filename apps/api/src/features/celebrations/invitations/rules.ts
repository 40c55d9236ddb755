import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'

type Rsvp = { status: GuestStatus | 'host'; is_invited: boolean }

const answering = new Set<Rsvp['status']>(['pending', 'accepted', 'rejected', 'waiting'])

/** Whether somebody can say yes or no: the host has asked them or let them in, and they were not taken off the list. */
export const mayAnswer = ({ status, is_invited }: Rsvp): boolean => is_invited && answering.has(status)

/** Whether somebody has asked to join and was not let in: they wait for the host's word, or have heard a no. */
export const isAsking = ({ status, is_invited }: Rsvp): boolean =>
  !is_invited && (status === 'requested' || status === 'rejected')

/** Whether an invitation says something new: nothing was said before, they were taken off the list, or are asking. */
export const mayBeInvited = (rsvp: Rsvp | null): boolean => rsvp === null || rsvp.status === 'removed' || isAsking(rsvp)
