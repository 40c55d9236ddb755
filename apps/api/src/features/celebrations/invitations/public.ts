/** What other features may use of invitations. */
export { holdInvited } from './answer.ts'
export { holdAhead, holdAsHost, requireDate } from './lock.ts'
export { requireInvitee } from './read-guests.ts'
