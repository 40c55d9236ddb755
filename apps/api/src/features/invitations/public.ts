/** What other features may use of invitations. */
export { holdAhead, holdAsHost } from './hold.ts'
export { requireInvitee } from './read-guests.ts'
