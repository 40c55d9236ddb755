/** What other features may use of guests, their seats and their tickets. */
export {
  type AnswerTerms,
  canAnswer,
  type OnList,
  type PartySoFar,
  whyNotAccept,
  whyNotJoin,
  whyNotMaybe,
} from './policies.ts'
export {
  type EmailedGuest,
  emailAddress,
  findGuestIdsToEmail,
  findGuestsOfCancelled,
  findGuestToEmail,
  findMembersToEmail,
  hostedGuests,
} from './queries/emailed-guests.ts'
export {
  countExternalGuests,
  deleteGuest,
  findExternalGuestsOf,
  giveToMember,
  upsertExternalGuest,
  upsertExternalGuests,
} from './queries/external-guests.ts'
export {
  changeGuest,
  findGuest,
  findGuestById,
  findGuestIdsToNotify as guestIdsToNotify,
  findGuests,
  type GuestRow,
  guestColumns,
  guestRows,
  insertHost,
  insertInvitations,
  type Member,
  makePending,
  resetComing,
  upsertRequest,
} from './queries/guests.ts'
export { findNamedGuest } from './queries/notice-actors.ts'
export {
  countNewcomers,
  findAskedParty,
  findGuestByEmail,
  insertNewcomer,
  takenByOpenLink,
} from './queries/open-link-guests.ts'
export { addressHash, hasOptedOut } from './queries/opted-out.ts'
export { type GuestIdentity, ownEntryOf } from './queries/own.ts'
export { findCode, unuseFound, useFound, validTicketOf } from './queries/tickets.ts'
export { comesTo, guestIs, guestOf, visibleGuests } from './queries/visible.ts'
export { admitWaiting, dropUnconfirmed, findWaiting } from './queries/waiting.ts'
export { findFaces } from './read-guests.ts'
export { chooseWaiting, rsvpStatusOf } from './rules.ts'
export type {} from './tables.ts'
export { endTickets, issueTickets } from './tickets.ts'
export { ownInvitation } from './view.ts'
