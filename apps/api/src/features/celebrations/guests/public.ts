/** What other features may use of guests, their places and their tickets. */
export { makePending } from './ask.ts'
export type { EventBefore, EventPart } from './facts.ts'
export { lockSeats, promoteFromWaitlist } from './promote-from-waitlist.ts'
export {
  countExternalGuests,
  deleteGuest,
  type ExternalGuest,
  findExternalGuest,
  findExternalGuestsOf,
  findExternalGuestsToNotify,
  giveToMember,
  upsertExternalGuest,
} from './queries/external-guests.ts'
export {
  findGuest,
  findGuestById,
  findGuestIdsToNotify as guestIdsToNotify,
  findGuests,
  type GuestRow,
  insertInvitations,
  type Member,
  upsertRequest,
} from './queries/guests.ts'
export { type Asked, comesTo, guestIs, guestOf, ownStatusOf } from './queries/own.ts'
export type { LockedEvent } from './queries/seats.ts'
export { findCode } from './queries/tickets.ts'
export { findFaces, findOwnInvitations } from './read-guests.ts'
export { addHost, askAgain } from './reschedule.ts'
export { rsvpStatusOf } from './rules.ts'
export { type Coming, releaseSeat, takeSeat } from './seats.ts'
export type {} from './tables.ts'
