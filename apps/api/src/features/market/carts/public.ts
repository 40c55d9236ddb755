export type {} from './tables.ts'
export { type TakenEntry, takeFromCart } from './take-from-cart.ts'
export { putForNow } from './write-cart.ts'
