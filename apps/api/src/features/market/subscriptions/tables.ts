import type { PlanCode } from '@celebrio/contract/market/subscriptions'
import type { GeneratedAlways } from 'kysely'

/** A time that was paid for. */
type PlanPeriodTable = {
  id: GeneratedAlways<number>
  provider_id: number
  plan: PlanCode
  payment_id: number
  /** What was paid for before it; null for the first. */
  follows: number | null
  price: number
  currency: string
  paid_at: Date
  starts_at: Date
  paid_until: Date
  /** Before `paid_until` where it was cancelled. */
  ends_at: Date
  /** When the first of those began that follow each other, and how many months after it this one ends. */
  anchor: Date
  anchor_months: number
  cancelled_at: Date | null
}

/** What the staff has given: it follows what was there already. */
type FreeMonthsTable = {
  id: GeneratedAlways<number>
  provider_id: number
  months: number
  given_by: number | null
  key: string | null
  given_at: Date
  starts_at: Date
  ends_at: Date
}

type PlanReminderTable = { provider_id: number; ends_at: Date; occasion: 'week' | 'day' | 'ended' }

declare module '#platform/db/database.ts' {
  interface Tables {
    plan_periods: PlanPeriodTable
    free_months: FreeMonthsTable
    plan_reminders: PlanReminderTable
  }
}
