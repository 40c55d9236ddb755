import { z } from 'zod'
import { media } from '../base/media.ts'
import { friend } from '../people/friends.ts'
import { time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { ownInvitation } from './invitation-shapes.ts'

/** Limits of text in code points, of `members` in people, of periods in days and years. */
export const eventLimits = {
  title: 80,
  address: 255,
  special_guest: 120,
  dress_code: 120,
  about: 4000,
  members: 100_000,
  /** Companions of one guest: twenty adults and twenty children, less the guest. */
  companions: 39,
  longestDays: 31,
  furthestYears: 10,
  /** Hours that an event without an end lasts. */
  usualHours: 6,
  /** Avatars of guests who come, on cards and pages. */
  faces: 12,
  /** Proposed dates of an event, which guests choose from. */
  dates: 5,
  leastDates: 2,
  /** Items that are asked for together with a new event. */
  items: 50,
  /** Co-hosts and people at the door of one event. */
  helpers: 50,
} as const

/** 0 Public, 1 Friends, 2 Family, 3 Colleagues, 4 Strictly on invite, 5 Private. */
export const audienceCodes = [0, 1, 2, 3, 4, 5] as const
export type AudienceCode = (typeof audienceCodes)[number]

/** The paper that an event is printed on. */
export const papers = ['lagoon', 'plum', 'poppy', 'marigold', 'dusk', 'moss'] as const
export type Paper = (typeof papers)[number]

/**
 * Who helps the host: a `cohost` changes the event, invites, answers and removes guests; both let guests in at the door,
 * which is all that `door` does.
 */
export const helperRoles = ['cohost', 'door'] as const
export type HelperRole = (typeof helperRoles)[number]
export type EventRole = 'host' | HelperRole

const count = z.int().nonnegative()
const words = z.string().nullable()

/** A celebration as the viewer may see it. */
export const event = z.object({
  id: z.int(),
  title: z.string(),
  address: words,
  country: friend.shape.country,
  state: friend.shape.state,
  city: friend.shape.city,
  location: words,
  lat: z.number().nullable(),
  long: z.number().nullable(),
  /** Capacity, the host not counted; null where there is none. */
  members: z.int().positive().nullable(),
  special_guest: words,
  /** The date is not chosen yet and guests vote on it. All times are those of the last proposed date. */
  date_open: z.boolean(),
  /** The event's local time, `YYYY-MM-DD HH:mm:ss`. */
  event_date: z.string(),
  end_date: words,
  timezone: z.string(),
  starts_at: time(),
  /** Without an end of its own, six hours after the start. */
  ends_at: time(),
  /** Until when guests can say yes, as local time and as a moment; null without a deadline. */
  answer_by: words,
  answers_until: time().nullable(),
  /** How many people a guest may bring; null where that is up to them. */
  companions_max: count.nullable(),
  /** Guests can also say maybe. */
  allows_maybe: z.boolean(),
  about: z.string(),
  dress_code: words,
  paper: z.enum(papers),
  coverphoto: words,
  cover: media.nullable(),
  open_to: z.array(z.literal(audienceCodes)),
  user: person,
  created_at: time(),
  edited_at: time().nullable(),
  /** Number of people who come, including children and companions. */
  total_guests: count,
  /** Up to twelve of the guests who come; empty for anyone who is not invited. */
  guests: z.array(person.extend({ party: z.int().positive() })),
  is_marked: z.boolean(),
  my_invitation: ownInvitation.nullable(),
  /** The viewer's role at the event; null for everybody without one. */
  your_role: z.enum(['host', ...helperRoles]).nullable(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    invite: z.boolean(),
    /** Accept or reject an invitation. */
    answer: z.boolean(),
    /** Accept it: not while the date is open, nor after the deadline for those who have no seat. */
    accept: z.boolean(),
    /** Say maybe, where the host allows it: while a yes is possible for somebody without a seat. */
    maybe: z.boolean(),
    /** Ask to join. */
    request: z.boolean(),
    mark: z.boolean(),
    see_guests: z.boolean(),
    /** See the wall and add to it, and talk in the event's conversation: hosts, and guests who have a seat. */
    see_wall: z.boolean(),
    /** Let guests in at the door. */
    check_in: z.boolean(),
    /** Choose co-hosts and people for the door. */
    name_helpers: z.boolean(),
  }),
})
export type Event = z.output<typeof event>
