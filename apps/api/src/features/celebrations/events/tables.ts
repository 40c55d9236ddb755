import type { AudienceCode, Paper } from '@celebrio/contract/celebrations/event-shapes'
import type { Generated, GeneratedAlways } from 'kysely'

type EventTable = {
  id: GeneratedAlways<number>
  user_id: number
  title: string
  address: string | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  lat: number | null
  long: number | null
  members: number | null
  special_guest: string | null
  /** `YYYY-MM-DD HH:mm:ss` as text: it is not an instant, and the time zone of the machine must not affect it. */
  local_start: string
  local_end: string | null
  timezone: string
  starts_at: Date
  /** Guests vote on the date; the times are those of the last one that it could be. */
  date_open: Generated<boolean>
  ends_at: Date
  /** Until when guests can say yes, by the clock at the place, and when that is. */
  local_answer_by: string | null
  answers_until: Date | null
  companions_max: number | null
  /** Guests can also say maybe. */
  allows_maybe: Generated<boolean>
  about: Generated<string>
  dress_code: string | null
  paper: Generated<Paper>
  cover_id: number | null
  open_to: AudienceCode[]
  is_public: GeneratedAlways<boolean>
  created_at: Date
  edited_at: Date | null
  /** How often it was changed. */
  revision: Generated<number>
  /** When the start was last changed, if ever. */
  moved_at: Date | null
  total_guests: Generated<number>
  /** A point on a ball of radius 1; null where neither the event nor its city has coordinates. */
  position: Generated<string | null>
  words: GeneratedAlways<string>
}

/**
 * A date that an event could have, by the clock at its place; `position` is one of five slots, in no particular order.
 */
type EventDateTable = { id: GeneratedAlways<number>; event_id: number; position: number; local_start: string }

type EventMarkTable = { user_id: number; event_id: number; created_at: Date }

/** What is booked for an event, by category and by group of them; start and audience are kept by a trigger (0113). */
type EventCategoryTable = { event_id: number; category_id: number; starts_at: Date; is_public: boolean }

/** What remains of a cancelled event. */
type CancelledEventTable = {
  event_id: number
  host_id: number
  title: string
  starts_at: Date | null
  timezone: string | null
  cancelled_at: Date
}

/** Who may read that it was cancelled. */
type CancelledGuestTable = { event_id: number; user_id: number }

type EventRequestTable = {
  user_id: number
  key: string
  event_id: number | null
  booking_ids: Generated<number[]>
  created_at: Date
}

declare module '#platform/db/database.ts' {
  interface Tables {
    events: EventTable
    event_dates: EventDateTable
    event_requests: EventRequestTable
    event_marks: EventMarkTable
    event_categories: EventCategoryTable
    cancelled_events: CancelledEventTable
    cancelled_guests: CancelledGuestTable
  }
}
