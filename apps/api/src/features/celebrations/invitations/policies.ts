import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import type { OnList } from '#features/celebrations/guests'

/** Whether host or co-host can answer somebody who has asked to join: unanswered so far, or declined. */
export const canBeAnswered = (guest: OnList): boolean =>
  guest !== undefined && !guest.is_invited && (guest.status === 'requested' || guest.status === 'rejected')

/** Whether somebody can be invited: they are not on the list, were removed, or have asked to join. */
const canBeInvited = (guest: OnList): boolean =>
  guest === undefined || guest.status === 'removed' || canBeAnswered(guest)

type Standing = { status: GuestStatus | 'host' | null; is_invited: boolean }

/** The same of a connection, whose status is null if they are not on the list. */
export const canInvite = ({ status, is_invited }: Standing): boolean =>
  canBeInvited(status === null ? undefined : { status, is_invited })

/** Whether somebody can be removed from the list; the host cannot. */
export const canBeRemoved = (guest: OnList): boolean =>
  guest !== undefined && guest.status !== 'host' && guest.status !== 'removed'
