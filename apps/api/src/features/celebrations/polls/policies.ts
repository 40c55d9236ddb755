import type { Poll } from '@celebrio/contract/celebrations/polls'
import { type EventBrief, isAllowed, isPollOpen } from '#features/celebrations/events'

/** Who edits an event proposes and picks its date; who can answer votes, and can vote until there is a date. */
export const pollRights = (event: EventBrief): Poll['can'] => ({
  vote: isPollOpen(event) && event.can.answer,
  pick: isPollOpen(event) && event.can.edit,
  change: isPollOpen(event) && event.can.edit,
})

/** Who guests are is for those to know who invite them. */
export const canSeeVoters = ({ your_role }: Pick<EventBrief, 'your_role'>): boolean => isAllowed(your_role, 'invite')

/** All others see only the dates. */
export const canSeeVotes = ({ your_role, my_invitation }: Pick<EventBrief, 'your_role' | 'my_invitation'>): boolean =>
  canSeeVoters({ your_role }) || my_invitation?.is_invited === true
