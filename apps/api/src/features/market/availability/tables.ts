import type { Weekday } from '@celebrio/contract/market/availability-shapes'
import type { Generated, GeneratedAlways } from 'kysely'

type StoreAvailabilityTable = {
  provider_id: number
  /** 1 is Monday. */
  weekdays_off: Generated<Weekday[]>
  lead_days: Generated<number>
  /** Null for any number. */
  bookings_a_day: number | null
  allows_holds: Generated<boolean>
}

/** Days on which it is otherwise than the day of the week says, YYYY-MM-DD. */
type StoreDayTable = { provider_id: number; day: string; is_off: boolean }

/** Kept by a trigger. */
type StoreDayCountTable = { provider_id: number; day: string; taken: number; held: number; most: number | null }

/** Held (slot), kept for what was asked for (booking and expiry), or taken by a booking. */
type StorePlaceTable = {
  id: GeneratedAlways<number>
  provider_id: number
  day: string
  booking_id: number | null
  user_id: number | null
  slot: number | null
  expires_at: Date | null
  created_at: Date
}

declare module '#platform/db/database.ts' {
  interface Tables {
    store_availability: StoreAvailabilityTable
    store_days: StoreDayTable
    store_day_counts: StoreDayCountTable
    store_places: StorePlaceTable
  }
}
