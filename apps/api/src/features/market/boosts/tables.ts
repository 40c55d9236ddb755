import type { Generated, GeneratedAlways } from 'kysely'

/** What is paid: whole days of the UTC calendar on which a deal comes first by turns. */
type BoostTable = {
  id: GeneratedAlways<number>
  /** Not a foreign key: it stays when the deal goes. */
  deal_id: number
  payment_id: number
  starts_at: Date
  ends_at: Date
  days: number
  /** As it was when the boost was bought, in minor units like the other sums. */
  day_price: number
  amount: number
  currency: string
  paid_at: Date
  status: Generated<'open' | 'served' | 'stopped'>
  closed_at: Generated<Date | null>
  days_served: Generated<number | null>
  refunded: Generated<number>
}

type BoostBeginningTable = { boost_id: number }

declare module '#platform/db/database.ts' {
  interface Tables {
    boosts: BoostTable
    boost_beginnings: BoostBeginningTable
  }
}
