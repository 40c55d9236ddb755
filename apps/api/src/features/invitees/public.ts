/** What other features may use of personal invitations. */
export { type Opening, readInvitation } from './open.ts'
