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
