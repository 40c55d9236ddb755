import type { Media } from '@celebrio/contract/base/media'
import { type AudienceCode, type Event, eventEdit, eventForm, type Paper } from '@celebrio/contract/celebrations/events'
import { ownZone } from '#lib/formats-zones.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { type FieldErrors } from '#lib/forms/field-errors.ts'
import { type InvitationFacts, placeOf } from '../invitation-details.ts'
import { endErrors, isMoved, startErrors } from './times.ts'

/** A cover as the form holds it: what is shown, and what is to be sent where it is new. */
export type CoverValue = { address: string; media: Media | null; sent?: string }

/** What stands in the fields. Times are of the wall clock at the place, as the browser's field gives them. */
export type EventValues = {
  coverphoto: CoverValue | null
  paper: Paper
  title: string
  address: string
  country_id: number | null
  state_id: number | null
  city_id: number | null
  event_date: string
  /** Guests choose the date: of `event_date` and these, as the fields stand. */
  guests_choose: boolean
  other_dates: string[]
  end_date: string
  timezone: string
  members: string
  special_guest: string
  dress_code: string
  about: string
  open_to: AudienceCode[]
}

type Times = Pick<EventValues, 'event_date' | 'end_date'>

/** The fields of an event that is to be made. */
export const emptyValues = (): EventValues => ({
  coverphoto: null,
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
  timezone: ownZone(),
  members: '',
  special_guest: '',
  dress_code: '',
  about: '',
  open_to: [1],
})

/** `2026-12-05 18:30:00` as the field of the browser takes it; seconds stay where there are any, or saving would move it. */
const forField = (wall: string | null) => wall?.replace(' ', 'T').replace(/:00$/, '') ?? ''

const day = /^\d{4}-/
const msOf = (wall: string) => Date.parse(`${wall}Z`)

/** Another start: what has an end lasts as long as before. */
export function movedTo(event_date: string, { event_date: before, end_date }: Times): Partial<Times> {
  const length = msOf(end_date) - msOf(before)
  const end = msOf(event_date) + length
  if (!(length > 0) || Number.isNaN(end)) return { event_date }
  const wall = new Date(end).toISOString()
  return day.test(wall) ? { event_date, end_date: forField(wall.slice(0, 19)) } : { event_date }
}

/** The fields as an event is now. */
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
  special_guest: event.special_guest ?? '',
  dress_code: event.dress_code ?? '',
  about: event.about,
  open_to: event.open_to.length > 0 ? event.open_to : [4],
})

/** What is sent of a new event. Where guests choose the date, it has no end of its own. */
export const bodyOf = ({ coverphoto, guests_choose, ...fields }: EventValues) => ({
  ...fields,
  ...(guests_choose ? { end_date: '' } : { other_dates: [] }),
  coverphoto: coverphoto?.sent,
})

/** What can be sent of an event that is there; no times while guests choose. */
function editOf({ coverphoto, guests_choose, other_dates: _, ...values }: EventValues) {
  const { event_date, end_date, timezone, ...fields } = values
  const times = guests_choose ? {} : { event_date, end_date, timezone }
  return { ...fields, ...times, coverphoto: coverphoto?.sent }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const place = ['country_id', 'state_id', 'city_id'] as const

/** What goes along with a field: a place is one thing on three levels, and a start without its end would move that too. */
const along: Partial<Record<string, readonly string[]>> = {
  country_id: place,
  state_id: place,
  city_id: place,
  event_date: ['end_date'],
}

/** Only what the person has changed: of two who change different things neither undoes what the other did. */
export function editBodyOf(before: EventValues, values: EventValues): Partial<ReturnType<typeof editOf>> {
  const names = Object.keys(values) as (keyof EventValues)[]
  const changed = names.filter(name => !isSame(values[name], before[name]))
  const sent = new Set<string>(changed.flatMap(name => [name, ...(along[name] ?? [])]))
  return Object.fromEntries(Object.entries(editOf(values)).filter(([name]) => sent.has(name)))
}

/** What has to be there, in words. */
export type Missing = { required: string; cover: string }

const lacking = ({ title, event_date }: EventValues, { required }: Missing): FieldErrors => ({
  ...(title.trim() === '' && { title: required }),
  ...(event_date === '' && { event_date: required }),
})

const lackingDates = ({ other_dates }: EventValues, { required }: Missing): FieldErrors =>
  Object.fromEntries(other_dates.flatMap((date, index) => (date === '' ? [[`other_dates.${index}`, required]] : [])))

/** What is wrong before a new event is sent, as the server will find it; and the cover, which it needs. */
export const checkNew = (values: EventValues, missing: Missing): FieldErrors => ({
  ...(values.coverphoto === null && { coverphoto: missing.cover }),
  ...startErrors(values),
  ...(values.guests_choose ? {} : endErrors(values)),
  ...checkForm(eventForm, bodyOf(values)),
  ...lacking(values, missing),
  ...(values.guests_choose && lackingDates(values, missing)),
})

/** What is wrong with the times of a change: nothing while guests choose, nor with what stays. */
function timeErrors(before: EventValues, values: EventValues): FieldErrors {
  if (values.guests_choose) return {}
  const moved = isMoved(before, values)
  const end = moved || values.end_date !== before.end_date ? endErrors(values) : {}
  return moved ? { ...startErrors(values), ...end } : end
}

/** What is wrong with what would be sent of a change. */
export const checkEdit = (before: EventValues, values: EventValues, missing: Missing): FieldErrors => ({
  ...timeErrors(before, values),
  ...checkForm(eventEdit, editBodyOf(before, values)),
  ...lacking(values, missing),
})

/** A wall clock's time as a moment of a zone without summer: only to be written out, as the server decides the real one. */
const momentOf = (wall: string) => (wall === '' ? null : `${wall.slice(0, 16)}:00Z`)

/** The invitation as it will be printed; the names of city and country are known elsewhere. */
export const factsOf = (values: EventValues, host: string, location: string | null): InvitationFacts => {
  const start = values.guests_choose ? null : momentOf(values.event_date)
  return {
    paper: values.paper,
    host,
    title: values.title.trim(),
    about: values.about.trim(),
    cover: values.coverphoto?.media ?? null,
    coverphoto: values.coverphoto?.address ?? null,
    when: start === null ? null : { start, end: momentOf(values.end_date), timeZone: 'UTC' },
    date_open: values.guests_choose,
    where: placeOf({ address: values.address.trim(), location }),
    dress_code: values.dress_code.trim() || null,
    special_guest: values.special_guest.trim() || null,
    open_to: values.open_to,
  }
}
