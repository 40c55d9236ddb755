/** What other features may use of personal invitations. */
export { lockByLink } from './answer.ts'
export { newLink } from './links.ts'
export { countInvitationEmails } from './queries/emails.ts'
export { findLink, insertLink } from './queries/links.ts'
export { findHostFor, findInviter } from './queries/people.ts'
export { type Opening, openLink, readInvitation } from './read-by-link.ts'
export { invitationEmailsPerDay } from './rules.ts'
