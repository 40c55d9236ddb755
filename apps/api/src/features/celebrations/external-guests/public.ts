/** What other features may use of personal invitations. */
export { holdByLink } from './answer.ts'
export { requireLink } from './links.ts'
export { type Opening, readInvitation } from './open.ts'
