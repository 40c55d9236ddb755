import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, listOf } from '../platform/forms.ts'
import { message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { wallTime } from './event-times.ts'
import { changedEvent, eventLimits, oneEvent } from './events.ts'

/** Names of voters that host and co-hosts see for each date. */
export const pollLimits = { named: 50 } as const

export const dateVotes = ['yes', 'maybe', 'no'] as const
export type DateVote = (typeof dateVotes)[number]

const count = z.int().nonnegative()

/** A proposed date of an event. */
export const pollDate = z.object({
  id: z.int(),
  /** The event's local time, `YYYY-MM-DD HH:mm:ss`. */
  event_date: z.string(),
  starts_at: time(),
  is_past: z.boolean(),
  my_vote: z.enum(dateVotes).nullable(),
  /** Null for anyone who is not invited. Guests who have said no to the invitation are not counted. */
  votes: z.object({ yes: count, maybe: count, no: count }).nullable(),
  /** For host and co-hosts, the best votes first; null for all others. Guests without an account have the id 0. */
  voters: z.array(z.object({ user: person, vote: z.enum(dateVotes) })).nullable(),
})
export type PollDate = z.output<typeof pollDate>

/** The votes of guests on the proposed dates of an event, the earliest date first. */
export const poll = z.object({
  /** No date is chosen yet. */
  is_open: z.boolean(),
  dates: z.array(pollDate),
  can: z.object({ vote: z.boolean(), pick: z.boolean(), change: z.boolean() }),
})
export type Poll = z.output<typeof poll>

export const voteForm = z.object({ date_id: id(), vote: z.enum(dateVotes) })
export type VoteForm = z.output<typeof voteForm>

/**
 * Dates to add, and ids of dates to remove; one that is already gone is not an error. All of it happens, or nothing.
 */
export const datesForm = z.object({
  add: listOf(wallTime()).pipe(z.array(z.string()).max(eventLimits.dates)),
  remove: listOf(id()).pipe(z.array(z.int()).max(eventLimits.dates)),
})
export type DatesForm = z.output<typeof datesForm>

const byToken = z.object({ token: z.string().max(200) })
const gone = ['not_found', 'invitation_revoked', 'invitation_taken', 'event_cancelled'] as const
const answer = z.object({ poll })
const voted = message.extend({ poll })

export const eventPolls = endpoints({
  get: {
    method: 'GET',
    path: '/event/:id/poll',
    who: 'anyone',
    summary: 'The dates that an event could have, or could have had; who is asked to come knows how others vote',
    params: oneEvent,
    answer,
    errors: ['not_found'],
  },
  vote: {
    method: 'POST',
    path: '/event/:id/poll/vote',
    who: 'member',
    summary: 'As somebody who is asked to come, say of a date whether it suits; the last word counts',
    params: oneEvent,
    body: voteForm,
    answer: voted,
    errors: ['not_found', 'event_over', 'date_chosen'],
    limits: ['reacting'],
  },
  pick: {
    method: 'POST',
    path: '/event/:id/poll/pick',
    who: 'member',
    summary:
      'As host or co-host, set the date of an event whose date is open: one that was asked for or another one. Who is asked to come is told',
    params: oneEvent,
    body: z.object({ event_date: wallTime() }),
    answer: changedEvent,
    errors: ['not_found', 'date_chosen'],
    limits: ['editing'],
  },
  change: {
    method: 'POST',
    path: '/event/:id/poll/dates',
    who: 'member',
    summary:
      'As host or co-host, add dates and take others away while the date is open; two to five are left. The votes of a date go with it; who is asked to come is told of new ones',
    params: oneEvent,
    body: datesForm,
    answer: voted,
    errors: ['not_found', 'date_chosen', 'too_many_dates', 'too_few_dates'],
    limits: ['editing'],
  },
  getByLink: {
    method: 'GET',
    path: '/personal-invitation/:token/poll',
    who: 'anyone',
    summary: 'The dates that the event of a personal invitation could have',
    params: byToken,
    answer,
    errors: gone,
    limits: ['personal_link'],
  },
  voteByLink: {
    method: 'POST',
    path: '/personal-invitation/:token/poll/vote',
    who: 'anyone',
    summary: 'Say of a date by a personal link whether it suits; the last word counts',
    params: byToken,
    body: voteForm,
    answer: voted,
    errors: [...gone, 'event_over', 'date_chosen'],
    limits: ['personal_link'],
  },
})
