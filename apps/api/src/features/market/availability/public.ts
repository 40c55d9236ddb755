export { requireFree } from './require-free.ts'
export { type Days, daysOf } from './rules.ts'
export type {} from './tables.ts'
export { freePlaces, keepHolds, takePlaces } from './take-places.ts'
