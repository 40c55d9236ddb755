import type { CountedFigure } from '@celebrio/contract/market/staff-figures'

/** `decide_minutes` of all cases that were decided that day together; `paid` by currency, in its minor unit. */
export type StoredFigure = CountedFigure | 'decide_minutes' | 'paid'

type PlatformFigureTable = {
  figure: StoredFigure
  /** Written and read as YYYY-MM-DD. */
  day: string
  /** Empty but for sums. */
  currency: string
  value: number
}

declare module '#platform/db/database.ts' {
  interface Tables {
    platform_figures: PlatformFigureTable
  }
}
