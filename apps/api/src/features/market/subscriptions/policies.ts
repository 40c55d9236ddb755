import { isForLife } from './rules.ts'

/** Whoever has no plan for life can pay for more time. */
export const canSubscribe = (endsAt: Date, now: Date): boolean => !isForLife(now, endsAt)

/** What is paid for and not cancelled yet can be cancelled. */
export const canCancel = (periods: readonly { cancelled_at: Date | null }[]): boolean =>
  periods.some(period => period.cancelled_at === null)
