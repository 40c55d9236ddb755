import type { Occasion } from './tables.ts'

/** Minutes before the start: from `first` on a reminder is due, and from `last` on it would come too late. */
export type Due = { first: number; last: number }

/** Whoever missed the day before, because nothing ran, is not told twice in the last hour. */
export const dues: Record<Occasion, Due> = {
  tomorrow: { first: 24 * 60, last: 60 },
  soon: { first: 60, last: 0 },
}
