/** What other features may use of personal invitations. */
export { lockByLink } from './answer.ts'
export { requireLink } from './links.ts'
export { type Opening, readInvitation } from './open.ts'
