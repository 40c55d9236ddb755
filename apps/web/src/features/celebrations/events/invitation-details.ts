import type { Media } from '@celebrio/contract/base/media'
import type { AudienceCode, Event, Paper } from '@celebrio/contract/celebrations/events'
import type { Span } from '#lib/formats-zones.ts'

/** Content of an invitation, for an existing event or a form preview. */
export type InvitationDetails = {
  paper: Paper
  host: string
  title: string
  about: string
  cover: Media | null
  /** Cover URL, used when `cover` is null. */
  coverphoto: string | null
  /** Null while no date is chosen. */
  when: Span | null
  /** Guests vote on the date. */
  date_open: boolean
  /** Until when guests can say yes; null without a deadline. */
  answer_by: { at: string; timeZone: string } | null
  /** Address and location in one line, if shown on the sheet. */
  where: string | null
  dress_code: string | null
  special_guest: string | null
  open_to: readonly AudienceCode[]
}

/** The event's time in its own time zone; only the start if it has no end. */
export const spanOf = ({ starts_at, ends_at, end_date, timezone }: Event): Span => ({
  start: starts_at,
  end: end_date === null ? null : ends_at,
  timeZone: timezone,
})

/** Day of the date badge; null during a date poll. */
export const badgeDateOf = ({ date_open, starts_at }: Event): string | null => (date_open ? null : starts_at)

/** Address and location in one line; null if both are unknown. */
export const addressLineOf = ({ address, location }: Pick<Event, 'address' | 'location'>): string | null =>
  [address, location].filter(Boolean).join(', ') || null

/** Invitation details of an existing event. */
export const invitationDetailsOf = (event: Event): InvitationDetails => ({
  paper: event.paper,
  host: event.user.name,
  title: event.title,
  about: event.about,
  cover: event.cover,
  coverphoto: event.coverphoto,
  when: event.date_open ? null : spanOf(event),
  date_open: event.date_open,
  answer_by: event.answers_until === null ? null : { at: event.answers_until, timeZone: event.timezone },
  where: null,
  dress_code: event.dress_code,
  special_guest: event.special_guest,
  open_to: event.open_to,
})
