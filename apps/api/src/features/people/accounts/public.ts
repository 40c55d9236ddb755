/** What other features and the start-up may use of accounts. */
export { active } from './queries/active.ts'
export { updateUser } from './queries/users.ts'
export { livingSessions, viewerOfToken } from './sessions.ts'
export { ownUser } from './sign-in.ts'
export type {} from './tables.ts'
