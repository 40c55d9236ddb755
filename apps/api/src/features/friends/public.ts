/** What other features may use of connections. */
export { blockedBetween, connectionOf } from './queries/relations.ts'
