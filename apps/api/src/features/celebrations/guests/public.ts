/** What other features may use of guests, their seats and their tickets. */
export { canAnswer, type OnList, whyNotJoin } from './policies.ts'
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
  changeGuest,
  findGuest,
  findGuestById,
  findGuestIdsToNotify as guestIdsToNotify,
  findGuests,
  type GuestRow,
  insertHost,
  insertInvitations,
  type Member,
  makePending,
  resetComing,
  upsertRequest,
} from './queries/guests.ts'
export { findNamedGuest } from './queries/notice-actors.ts'
export { type GuestIdentity, ownStatusOf } from './queries/own.ts'
export { findCode, unuseFound, useFound } from './queries/tickets.ts'
export { comesTo, guestIs, guestOf, visibleGuests } from './queries/visible.ts'
export { admitWaiting, dropUnconfirmed, findWaiting } from './queries/waiting.ts'
export { findFaces, findOwnInvitations } from './read-guests.ts'
export { chooseWaiting, rsvpStatusOf } from './rules.ts'
export type {} from './tables.ts'
export { endTickets, issueTickets } from './tickets.ts'
