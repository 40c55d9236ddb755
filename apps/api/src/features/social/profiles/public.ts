/** What other features may use of profiles. */
export { personOf } from './read-profiles.ts'
