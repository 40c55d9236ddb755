import type { BookingAction, BookingSide, BookingState } from '@celebrio/contract/market/booking-states'
import type { Unit } from '@celebrio/contract/market/service-forms'
import type { Generated, GeneratedAlways } from 'kysely'

/** Amounts in minor units of the currency. */
type BookingTable = {
  id: GeneratedAlways<number>
  celebrant_id: number
  provider_id: number
  /** Of an event that may be gone; what follows is as it was agreed on. */
  event_id: number
  event_title: string
  event_address: string | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  /** `YYYY-MM-DD HH:mm:ss` as text, by the clock at the place. */
  local_start: string
  timezone: string
  starts_at: Date
  ends_at: Date
  /** Without an end of its own `ends_at` is assumed. */
  has_end: Generated<boolean>
  /** YYYY-MM-DD, by the clock at the place; the first day is that of `local_start`. */
  last_day: string
  guests: number
  message: string
  status: BookingState
  expires_at: Date | null
  currency: string
  asked_total: number
  sub_total: number
  discount: number
  tax: number
  total: number
  /** As the celebrant says. */
  paid: Generated<number>
  created_at: Date
  changed_at: Date
  /** By which it is found; kept by triggers (0076). */
  words: Generated<string>
  /** When the provider answered first, and whether any answer was a no; kept by a trigger (0105). */
  answered_at: Generated<Date | null>
  was_declined: Generated<boolean>
}

type BookingItemTable = {
  id: GeneratedAlways<number>
  booking_id: number
  service_item_id: number
  service_id: number
  service_name: string
  name: string
  unit: Unit
  price: number
  offer_name: string | null
  offer_discount: number
  /** In thousandths of the unit. */
  qty: number
  qty_accepted: number | null
  sub_total: number
  discount: number
  total: number
}

type BookingStepTable = {
  id: GeneratedAlways<number>
  booking_id: number
  /** Null for the request. */
  action: BookingAction | null
  status: BookingState
  side: BookingSide
  note: string | null
  total: number
  /** How many it was about then, and of how many of them less is done than was asked for. */
  items: number
  changed: number
  at: Date
  /** Of steps that follow the event: what was booked before. */
  before_start: string | null
  before_timezone: string | null
  before_address: string | null
  /** Of `move_late`: where the event is from then on. */
  moved_to_start: Date | null
  moved_to_end: Date | null
  moved_to_has_end: Generated<boolean>
  moved_to_timezone: string | null
  moved_to_address: string | null
}

type BookingRequestTable = { user_id: number; key: string; booking_ids: Generated<number[]>; created_at: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    bookings: BookingTable
    booking_items: BookingItemTable
    booking_steps: BookingStepTable
    booking_requests: BookingRequestTable
  }
}
