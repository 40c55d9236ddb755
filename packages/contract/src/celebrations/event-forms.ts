import { z } from 'zod'
import { clearable, degrees, flag, id, integer, listOf, optional, quantity } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { line, text } from '../platform/text-schemas.ts'
import { timeZone } from '../platform/time-zones.ts'
import { type AudienceCode, audienceCodes, eventLimits, papers } from './event-shapes.ts'
import { wallTime } from './event-times.ts'

const digits = (max: number) => integer(issue('not_a_number')).pipe(z.int().min(1).max(max))
const companions = () => integer(issue('not_a_number')).pipe(z.int().min(0).max(eventLimits.companions))
/** Private overrides strictly on invite, which overrides the rest; public includes all others. */
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

const askedItem = z.object({ service_item_id: id(), qty: quantity(0.001) })
const askedItems = () =>
  listOf(askedItem).pipe(z.array(z.object({ service_item_id: z.int(), qty: z.number() })).max(eventLimits.items))

/** The form of an event. Without `open_to` only invited people see it. */
export const eventForm = z.object({
  title: line({ max: eventLimits.title, min: 1 }),
  ...place,
  members: optional(digits(eventLimits.members)),
  special_guest: optional(line({ max: eventLimits.special_guest })),
  event_date: wallTime(),
  /** Further proposed dates: guests vote before the host picks one. */
  other_dates: listOf(wallTime()).pipe(z.array(z.string()).max(eventLimits.dates - 1)),
  /** Defines the duration from `event_date`, whichever date is chosen. */
  end_date: optional(wallTime()),
  /** The event's time zone, or the browser's if the form does not ask for it. UTC by default. */
  timezone: optional(timeZone()),
  about: optional(text({ max: eventLimits.about })),
  dress_code: optional(line({ max: eventLimits.dress_code })),
  open_to: audience(),
  paper: optional(z.enum(papers)),
  /** Until then guests can say yes, by the clock at the event's place; not after the start, and not while the date is open. */
  answer_by: optional(wallTime()),
  /** How many people a guest may bring, children included; as many as they like when left out. */
  companions_max: optional(companions()),
  /** Whether guests can also say maybe; they cannot when left out. */
  allows_maybe: optional(flag()),
  /** The address of an uploaded picture; a multipart body may carry the picture itself. */
  coverphoto: optional(text({ max: 1000 })),
  /**
   * What is asked for along with it, each item once: the provider of each item gets one request, and the event is only created
   * when all of them do. The cart stays as it is. Without items the provider is asked for what the viewer's cart holds of
   * theirs. An event that is served needs `address` and `members`, and no cover.
   */
  items: optional(askedItems()).transform(items => items ?? []),
  /** With items, one of those who are asked. */
  service_provider_id: optional(id()),
})
export type EventForm = z.output<typeof eventForm>

/**
 * Omitted fields stay as they are; optional fields that are sent empty are cleared. With a different `event_date` and no
 * `end_date` the event keeps its duration. Without `answer_by` the deadline moves along with the start, and goes if it would
 * have passed by then.
 */
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
  answer_by: clearable(wallTime()),
  companions_max: clearable(companions()),
  allows_maybe: optional(flag()),
  coverphoto: optional(text({ max: 1000 })),
})
export type EventEdit = z.output<typeof eventEdit>
