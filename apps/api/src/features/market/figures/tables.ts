/** What both sides of a booking have agreed on, in minor units of the currency; kept by a trigger (0105). */
type StoreIncomeTable = {
  booking_id: number
  service_id: number
  provider_id: number
  /** YYYY-MM-DD, by the UTC calendar. */
  day: string
  currency: string
  total: number
}

declare module '#platform/db/database.ts' {
  interface Tables {
    store_income: StoreIncomeTable
  }
}
