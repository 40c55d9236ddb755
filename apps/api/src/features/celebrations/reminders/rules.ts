import type { Occasion } from './tables.ts'

/** Minutes before the start: a reminder is due from `first` on, and too late from `last` on. */
export type Due = { first: number; last: number }

/**
 * The first one ends where the second begins, so that nobody gets both in the last hour when nothing ran the day
 * before.
 */
export const dues: Record<Occasion, Due> = {
  tomorrow: { first: 24 * 60, last: 60 },
  soon: { first: 60, last: 0 },
}
