/** What other features may use of invitations. */
export { lockInvited } from './answer.ts'
export { lockAsHost, lockUpcoming, requireAhead, requireMaybe, requireYes } from './lock.ts'
export { requireExternalGuest } from './read-guests.ts'
