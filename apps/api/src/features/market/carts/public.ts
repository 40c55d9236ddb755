export { priceItems } from './price-items.ts'
export type {} from './tables.ts'
export { type TakenEntry, takeFromCart } from './take-from-cart.ts'
