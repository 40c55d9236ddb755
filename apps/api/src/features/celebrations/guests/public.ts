/** What other features may use of guests, their places and their tickets. */
export { makePending } from './ask.ts'
export type { EventBefore, EventPart } from './facts.ts'
export { holdEvent, promoteFromWaitlist } from './promote-from-waitlist.ts'
export {
  countInvitees,
  deleteGuest,
  findInvitee,
  findInviteesOf,
  findToldInvitees,
  giveToMember,
  type Invitee,
  putInvitee,
} from './queries/external-guests.ts'
export {
  findGuest,
  findGuestById,
  findGuests,
  findTold as toldGuestIds,
  type GuestRow,
  type Member,
  putInvitations,
  putRequest,
} from './queries/guests.ts'
export { type Asked, comesTo, guestIs, guestOf, ownStatusOf } from './queries/own.ts'
export type { HeldEvent } from './queries/seats.ts'
export { findCode } from './queries/tickets.ts'
export { findFaces, findOwnInvitations } from './read-guests.ts'
export { addHost, askAgain } from './reschedule.ts'
export { standingOf } from './rules.ts'
export { type Coming, releaseSeat, takeSeat } from './seats.ts'
export type {} from './tables.ts'
