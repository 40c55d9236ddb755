import type { Media } from '@celebrio/contract/base/media'
import type { AudienceCode, Event, Paper } from '@celebrio/contract/celebrations/events'
import type { Span } from '#lib/formats-zones.ts'

/** What stands on an invitation: of an event that is there, or of one that is being written. */
export type InvitationFacts = {
  paper: Paper
  host: string
  title: string
  about: string
  cover: Media | null
  /** Its address where nothing more is known of it. */
  coverphoto: string | null
  /** Null while it is not chosen. */
  when: Span | null
  /** Guests choose the date. */
  date_open: boolean
  /** Address and place in one line, where it is to stand on the sheet itself. */
  where: string | null
  dress_code: string | null
  special_guest: string | null
  open_to: readonly AudienceCode[]
}

/** When an event is, by the clocks of its place. Without an end of its own only the start is told. */
export const spanOf = ({ starts_at, ends_at, end_date, timezone }: Event): Span => ({
  start: starts_at,
  end: end_date === null ? null : ends_at,
  timeZone: timezone,
})

/** The day of its leaf; null while the date is open. */
export const leafOf = ({ date_open, starts_at }: Event): string | null => (date_open ? null : starts_at)

/** Address and place in one line; null where nothing is known. */
export const placeOf = ({ address, location }: Pick<Event, 'address' | 'location'>): string | null =>
  [address, location].filter(Boolean).join(', ') || null

/** An event as its invitation says it. */
export const factsOf = (event: Event): InvitationFacts => ({
  paper: event.paper,
  host: event.user.name,
  title: event.title,
  about: event.about,
  cover: event.cover,
  coverphoto: event.coverphoto,
  when: event.date_open ? null : spanOf(event),
  date_open: event.date_open,
  where: null,
  dress_code: event.dress_code,
  special_guest: event.special_guest,
  open_to: event.open_to,
})
