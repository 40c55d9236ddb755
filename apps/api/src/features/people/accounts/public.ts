/** What other features and the start-up may use of accounts. */
export { changesCompany, editCompany } from './edit-company.ts'
export { allowOwnEmail } from './email-allowance.ts'
export { findNamed, type Named } from './queries/names.ts'
export { active, updateUser, userOf } from './queries/users.ts'
export { livingSessions, viewerOfToken } from './sessions.ts'
export { ownUser } from './sign-in.ts'
export type {} from './tables.ts'
