/** What other features and the start-up may use of accounts. */
export { viewerOfToken } from './sessions.ts'
export type {} from './tables.ts'
