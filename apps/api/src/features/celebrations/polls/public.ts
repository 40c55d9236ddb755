/** What other features may use of date polls. */
export { hasVoted } from './queries.ts'
export { proposedDates } from './view.ts'
