/** What commands and other features may use of subscriptions. */
export { giveMonthsByEmail } from './give-months.ts'
export { findOwner } from './queries/periods.ts'
export { readOwn as readSubscriptionOf } from './read-subscription.ts'
export type {} from './tables.ts'
