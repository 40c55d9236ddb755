import type { Media } from '@celebrio/contract/base/media'
import { type AudienceCode, type Event, type Paper } from '@celebrio/contract/celebrations/events'
import { viewerTimeZone } from '#lib/formats-zones.ts'
import { addressLineOf, type InvitationDetails } from '../invitation-details.ts'
import { usualStart } from './quick-times.ts'
import { type Scene, sceneCover } from './scenes.ts'

/** A cover in the form: its URL for display, `sent` once a new file is uploaded, `scene` for one of ours that is not uploaded yet. */
export type CoverValue = { address: string; media: Media | null; sent?: string; scene?: Scene }

/** Form values. Times are local to the venue, in the format of `datetime-local` inputs. */
export type EventValues = {
  coverphoto: CoverValue | null
  paper: Paper
  title: string
  address: string
  country_id: number | null
  state_id: number | null
  city_id: number | null
  event_date: string
  /** Guests vote on the date: `event_date` and `other_dates` are the options. */
  guests_choose: boolean
  other_dates: string[]
  end_date: string
  timezone: string
  members: string
  /** Local to the venue; empty without a deadline. */
  answer_by: string
  /** How many people a guest may bring; empty for any number. */
  companions_max: string
  allows_maybe: boolean
  special_guest: string
  dress_code: string
  about: string
  open_to: AudienceCode[]
}

type Times = Pick<EventValues, 'event_date' | 'end_date' | 'answer_by'>

/** Values of a new event's form. */
export const emptyValues = (): EventValues => ({
  coverphoto: sceneCover('cake'),
  paper: 'lagoon',
  title: '',
  address: '',
  country_id: null,
  state_id: null,
  city_id: null,
  event_date: '',
  guests_choose: false,
  other_dates: [''],
  end_date: '',
  timezone: viewerTimeZone(),
  members: '',
  answer_by: '',
  companions_max: '',
  allows_maybe: false,
  special_guest: '',
  dress_code: '',
  about: '',
  open_to: [1],
})

/** Values of the form of a new event that may be meant for a day. */
export const valuesOn = (day = ''): EventValues => ({
  ...emptyValues(),
  event_date: day === '' ? '' : `${day}T${usualStart}`,
})

/** `2026-12-05 18:30:00` for a `datetime-local` input; non-zero seconds stay, or saving would move the event. */
const forField = (wall: string | null) => wall?.replace(' ', 'T').replace(/:00$/, '') ?? ''

const day = /^\d{4}-/
const msOf = (wall: string) => Date.parse(`${wall}Z`)

/** A time some milliseconds later; undefined for what is no time of four-digit years. */
function later(wall: string, by: number): string | undefined {
  const moment = msOf(wall) + by
  if (Number.isNaN(moment)) return undefined
  const text = new Date(moment).toISOString()
  return day.test(text) ? forField(text.slice(0, 19)) : undefined
}

const dayMs = 86_400_000
const midnightOf = (wall: string) => Math.floor(msOf(wall) / dayMs) * dayMs

/** A new start moves the end too, so that the duration stays, and the deadline by as many days. */
export function movedTo(event_date: string, { event_date: before, end_date, answer_by }: Times): Partial<Times> {
  const length = msOf(end_date) - msOf(before)
  const end = length > 0 ? later(event_date, length) : undefined
  const deadline = later(answer_by, midnightOf(event_date) - midnightOf(before))
  return {
    event_date,
    ...(end !== undefined && { end_date: end }),
    ...(deadline !== undefined && { answer_by: deadline }),
  }
}

/** Form values of an existing event. */
export const valuesOf = (event: Event): EventValues => ({
  coverphoto: event.coverphoto === null ? null : { address: event.coverphoto, media: event.cover },
  paper: event.paper,
  title: event.title,
  address: event.address ?? '',
  country_id: event.country?.id ?? null,
  state_id: event.state?.id ?? null,
  city_id: event.city?.id ?? null,
  event_date: forField(event.event_date),
  guests_choose: event.date_open,
  other_dates: [],
  end_date: forField(event.end_date),
  timezone: event.timezone,
  members: event.members === null ? '' : String(event.members),
  answer_by: forField(event.answer_by),
  companions_max: event.companions_max === null ? '' : String(event.companions_max),
  allows_maybe: event.allows_maybe,
  special_guest: event.special_guest ?? '',
  dress_code: event.dress_code ?? '',
  about: event.about,
  open_to: event.open_to.length > 0 ? event.open_to : [4],
})

/** Request body of a new event. A date poll has no end time and no deadline. */
export const bodyOf = ({ coverphoto, guests_choose, ...fields }: EventValues) => ({
  ...fields,
  ...(guests_choose ? { end_date: '', answer_by: '' } : { other_dates: [] }),
  coverphoto: coverphoto?.sent,
})

/** Editable fields of an existing event; no times while guests vote on the date. */
function editOf({ coverphoto, guests_choose, other_dates: _, ...values }: EventValues) {
  const { event_date, end_date, timezone, answer_by, ...fields } = values
  const times = guests_choose ? {} : { event_date, end_date, timezone, answer_by }
  return { ...fields, ...times, coverphoto: coverphoto?.sent }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const place = ['country_id', 'state_id', 'city_id'] as const

/** Fields sent together: a location has three levels, and a new start sent without end or deadline would move these. */
const sentTogether: Partial<Record<string, readonly string[]>> = {
  country_id: place,
  state_id: place,
  city_id: place,
  event_date: ['end_date', 'answer_by'],
}

/** Only changed fields, so that two people editing different fields don't overwrite each other. */
export function editBodyOf(before: EventValues, values: EventValues): Partial<ReturnType<typeof editOf>> {
  const names = Object.keys(values) as (keyof EventValues)[]
  const changed = names.filter(name => !isSame(values[name], before[name]))
  const sent = new Set<string>(changed.flatMap(name => [name, ...(sentTogether[name] ?? [])]))
  return Object.fromEntries(Object.entries(editOf(values)).filter(([name]) => sent.has(name)))
}

/** Local time as if it were UTC, for display only; the server computes the real moment. */
export const momentOf = (wall: string) => (wall === '' ? null : `${wall.slice(0, 16)}:00Z`)

/** Invitation details for the preview; the caller resolves the names of city and country. */
export const invitationDetailsOf = (values: EventValues, host: string, location: string | null): InvitationDetails => {
  const start = values.guests_choose ? null : momentOf(values.event_date)
  const deadline = values.guests_choose ? null : momentOf(values.answer_by)
  return {
    paper: values.paper,
    host,
    title: values.title.trim(),
    about: values.about.trim(),
    cover: values.coverphoto?.media ?? null,
    coverphoto: values.coverphoto?.address ?? null,
    when: start === null ? null : { start, end: momentOf(values.end_date), timeZone: 'UTC' },
    date_open: values.guests_choose,
    answer_by: deadline === null ? null : { at: deadline, timeZone: 'UTC' },
    where: addressLineOf({ address: values.address.trim(), location }),
    dress_code: values.dress_code.trim() || null,
    special_guest: values.special_guest.trim() || null,
    open_to: values.open_to,
  }
}
