/** What guests rely on besides the start of an event. */
export type EventPart = 'place' | 'end' | 'dress_code'

/** How an event was before it was changed; times in ISO 8601, the end null where none was said. */
export type EventBefore = {
  starts_at: string
  ends_at: string | null
  timezone: string
  address: string | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  dress_code: string | null
}

declare module '#platform/facts.ts' {
  interface Facts {
    /** Something is new of a guest without an account: they are asked, have answered, have a place, or are off the list. */
    'external_guest.answered': { event_id: number; guest_id: number }
    /** They are to have a letter with a link of their own. */
    'external_guest.email_due': {
      guest_id: number
      about: 'invited' | 'moved_up' | 'rescheduled' | 'changed' | 'dates_added' | 'date_chosen'
      before?: EventBefore | undefined
    }
  }
}
