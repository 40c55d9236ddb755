/** The plan of a store. */
export { SubscriptionPage as Component } from '#features/market/subscriptions'
