import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { degrees, id, integer, listOf, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { line, text } from '../platform/text.ts'
import { type AudienceCode, audienceCodes, event, eventLimits, papers } from './event-shapes.ts'
import { dateOrYear, timeZone, wallTime } from './event-times.ts'

export { type AudienceCode, audienceCodes, type Event, event, eventLimits, type Paper, papers } from './event-shapes.ts'

const digits = (max: number) => integer(issue('not_a_number')).pipe(z.int().min(1).max(max))
/** Private stands above strictly on invite, that above the rest, and public takes all others in. */
const audience = () =>
  listOf(integer().pipe(z.literal(audienceCodes))).transform((codes): AudienceCode[] => {
    for (const alone of [5, 4, 0] as const) if (codes.includes(alone)) return [alone]
    return [...new Set(codes)].toSorted((a, b) => a - b)
  })

const place = {
  address: optional(line({ max: eventLimits.address })),
  country_id: optional(id()),
  state_id: optional(id()),
  city_id: optional(id()),
  lat: optional(degrees(90)),
  long: optional(degrees(180)),
}

/** The form of an event. Without `open_to` only who is invited sees it. */
export const eventForm = z.object({
  title: line({ max: eventLimits.title, min: 1 }),
  ...place,
  members: optional(digits(eventLimits.members)),
  special_guest: optional(line({ max: eventLimits.special_guest })),
  event_date: wallTime(),
  /** Further proposed dates: guests vote before the host picks one. */
  other_dates: listOf(wallTime()).pipe(z.array(z.string()).max(eventLimits.dates - 1)),
  /** However the date is chosen, the event lasts from `event_date` until here. */
  end_date: optional(wallTime()),
  /** The zone of the event's place; the browser's where the form does not ask. UTC when left out. */
  timezone: optional(timeZone()),
  about: optional(text({ max: eventLimits.about })),
  dress_code: optional(line({ max: eventLimits.dress_code })),
  open_to: audience(),
  paper: optional(z.enum(papers)),
  /** The address of an uploaded picture; a multipart body may carry the picture itself. */
  coverphoto: optional(text({ max: 1000 })),
})
export type EventForm = z.output<typeof eventForm>

/**
 * What is left out stays; what is sent empty is emptied, where it may be empty. With a different `event_date` and no
 * `end_date` an event lasts as long as before.
 */
const clearable = <S extends z.ZodType>(schema: S) =>
  z.preprocess(value => (value === '' ? null : value), schema.nullable().optional())

export const eventEdit = z.object({
  title: eventForm.shape.title.optional(),
  address: clearable(line({ max: eventLimits.address })),
  country_id: clearable(id()),
  state_id: clearable(id()),
  city_id: clearable(id()),
  lat: clearable(degrees(90)),
  long: clearable(degrees(180)),
  members: clearable(digits(eventLimits.members)),
  special_guest: clearable(line({ max: eventLimits.special_guest })),
  event_date: optional(wallTime()),
  end_date: clearable(wallTime()),
  timezone: optional(timeZone()),
  about: clearable(text({ max: eventLimits.about })),
  dress_code: clearable(line({ max: eventLimits.dress_code })),
  open_to: z.preprocess(value => (value === '' ? undefined : value), audience().optional()),
  paper: optional(z.enum(papers)),
  coverphoto: optional(text({ max: 1000 })),
})
export type EventEdit = z.output<typeof eventEdit>

/**
 * Finds events that are on at that time by the clock at their place, also on later days than the first; without an end
 * for six hours.
 */
const day = { event_date: optional(dateOrYear()) }
const wanted = { keyword: optional(text({ max: 255 })), ...day }

export const oneEvent = z.object({ id: id() })
const list = z.object({ events: z.array(event), ...listAnswer })
export const changedEvent = message.extend({ event })
const changedMark = message.extend({ event: event.pick({ id: true, is_marked: true }) })

const coverErrors = [
  'upload_missing',
  'upload_lied',
  'upload_broken',
  'upload_too_large',
  'upload_type_refused',
  'picture_too_large',
  'upload_used',
] as const

export const events = endpoints({
  list: {
    method: 'GET',
    path: '/event',
    who: 'member',
    summary: 'Own events, the next one first; with history=true those that are over, the last one first',
    query: listQuery(20).extend({ history: optional(z.stringbool()), ...wanted }),
    answer: list,
  },
  public: {
    method: 'GET',
    path: '/event/public',
    who: 'anyone',
    summary:
      'Events to come that are open to the viewer, the next one first; guests without an account see public ones',
    query: listQuery(20).extend({
      /** Events that the viewer is invited to, comes to or is on the waiting list of, whatever their audience. */
      invited: optional(z.stringbool()),
      marked: optional(z.stringbool()),
      country_id: optional(id()),
      state_id: optional(id()),
      city_id: optional(id()),
      ...wanted,
    }),
    answer: list,
    errors: ['not_signed_in'],
  },
  create: {
    method: 'POST',
    path: '/event',
    who: 'member',
    summary: 'Create an event; answers the connections that its audience covers, to send tickets to',
    body: eventForm,
    files: ['coverphoto'],
    answer: changedEvent.extend({ friends: z.array(person) }),
    status: 201,
    errors: coverErrors,
    limits: ['posting'],
  },
  get: {
    method: 'GET',
    path: '/event/:id',
    who: 'anyone',
    summary: 'One event that the viewer may see',
    params: oneEvent,
    answer: z.object({ event }),
    errors: ['not_found'],
  },
  edit: {
    method: 'PATCH',
    path: '/event/:id',
    who: 'member',
    summary:
      'Change an event as its host or co-host; another time asks guests to confirm again, who keep their places meanwhile',
    params: oneEvent,
    body: eventEdit,
    files: ['coverphoto'],
    answer: changedEvent,
    /** date_open: other times cannot be set while guests vote on the date. */
    errors: ['not_found', 'members_below_guests', 'date_open', ...coverErrors],
    limits: ['editing'],
  },
  delete: {
    method: 'DELETE',
    path: '/event/:id',
    who: 'member',
    summary: 'Delete an own event; who was to come is told',
    params: oneEvent,
    answer: message,
    errors: ['not_found'],
    limits: ['editing'],
  },
  mark: {
    method: 'POST',
    path: '/event/:id/mark',
    who: 'member',
    summary: 'Mark an event, to find it again; twice is once',
    params: oneEvent,
    answer: changedMark,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  unmark: {
    method: 'DELETE',
    path: '/event/:id/mark',
    who: 'member',
    summary: 'Take the mark away',
    params: oneEvent,
    answer: changedMark,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
