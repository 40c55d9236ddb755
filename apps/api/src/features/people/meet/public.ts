/** What other features may use of meeting new friends. */
export { saveMeetProfile } from './join.ts'
export { haveMet } from './queries/met.ts'
export { readMeetProfiles, readOwnMeetProfile } from './read-profiles.ts'
export type {} from './tables.ts'
