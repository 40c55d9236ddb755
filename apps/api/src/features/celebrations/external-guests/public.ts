/** What other features may use of personal invitations. */
export { lockByLink } from './answer.ts'
export { requireLink } from './links.ts'
export { type Opening, readInvitation } from './read-by-link.ts'
