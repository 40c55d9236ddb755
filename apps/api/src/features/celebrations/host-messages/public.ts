/** What other features may use of what hosts write to their guests. */
export { findSent as findHostMessage } from './queries/messages.ts'
