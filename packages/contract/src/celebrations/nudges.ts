import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { message, time } from '../platform/lists.ts'
import { oneEvent } from './events.ts'

/** Reminders of one event, and hours between two. */
export const nudgeLimits = { perEvent: 5, hours: 24 } as const

const count = z.int().nonnegative()

/** How many guests have not answered, and when host and co-hosts can remind them. */
export const nudging = z.object({
  /** Guests who have not answered, and whom a reminder reaches. */
  guests: count,
  /** Of them, those whom it reaches by e-mail; all others get a notification. */
  by_email: count,
  /** Guests who have said maybe, reached or not: reminded like those who have not answered, and counted with them. */
  maybe: count,
  /** Guests who have not answered and whom it does not reach: without an account, nor an e-mail address that takes any. */
  unreachable: count,
  /** Guests who have not answered before the deadline: they cannot say yes, and are not reminded. */
  too_late: count,
  /** Reminders that are left. */
  left: count,
  /** When the next one can go out, where that is not yet; null as well when none is left. */
  possible_at: time().nullable(),
  can: z.object({ nudge: z.boolean() }),
})
export type Nudging = z.output<typeof nudging>

export const nudges = endpoints({
  get: {
    method: 'GET',
    path: '/event/:id/nudge',
    who: 'member',
    summary: 'For host and co-hosts: how many guests have not answered, and when they can be reminded',
    params: oneEvent,
    answer: z.object({ nudging }),
    errors: ['not_found'],
  },
  send: {
    method: 'POST',
    path: '/event/:id/nudge',
    who: 'member',
    summary:
      'As host or co-host, remind all guests who have not answered; when that is not possible yet, nobody is, and the answer says from when on',
    params: oneEvent,
    answer: message.extend({ reminded: count, nudging }),
    /** deadline_passed: nobody who has not answered can still say yes. */
    errors: ['not_found', 'event_over', 'deadline_passed'],
    limits: ['connecting'],
  },
})
