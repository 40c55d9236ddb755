import type { OnList } from '#features/celebrations/guests'

/** Whether host or co-host can answer somebody who has asked to join: they wait, or have heard a no. */
export const canBeAnswered = (guest: OnList): boolean =>
  guest !== undefined && !guest.is_invited && (guest.status === 'requested' || guest.status === 'rejected')

/** Whether an invitation says something new: nothing was said before, they were removed, or are asking. */
export const canBeInvited = (guest: OnList): boolean =>
  guest === undefined || guest.status === 'removed' || canBeAnswered(guest)

/** Whether there is somebody to remove from the list; the host stays. */
export const canBeRemoved = (guest: OnList): boolean =>
  guest !== undefined && guest.status !== 'host' && guest.status !== 'removed'
