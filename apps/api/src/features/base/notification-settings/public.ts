/** What other features may use of how people want to be reached. */
export { hasEmailOff } from './queries.ts'
export { findRecipients, type Recipient, wantedKinds } from './recipients.ts'
export { quietUntil } from './rules.ts'
export type {} from './tables.ts'
export { type SubscriptionLinks, unsubscribeLinks } from './token.ts'
