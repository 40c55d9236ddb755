/** What other features may use of profiles. */
export { personExists } from './queries/profiles.ts'
