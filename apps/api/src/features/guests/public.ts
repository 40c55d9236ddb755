/** What other features may use of guests, their places and their tickets. */
export { makePending } from './ask.ts'
export { holdEvent, moveUp } from './move-up.ts'
export { type Coming, leavePlace, takePlace } from './places.ts'
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
export {
  countInvitees,
  deleteGuest,
  findInvitee,
  findInviteesOf,
  findToldInvitees,
  giveToMember,
  type Invitee,
  putInvitee,
} from './queries/invitees.ts'
export { type Asked, comesTo, guestIs, guestOf, ownStatusOf } from './queries/own.ts'
export type { HeldEvent } from './queries/places.ts'
export { findCode } from './queries/tickets.ts'
export { findFaces, findOwnInvitations } from './read-guests.ts'
export { addHost, askAgain } from './reschedule.ts'
export { standingOf } from './rules.ts'
export type {} from './tables.ts'
