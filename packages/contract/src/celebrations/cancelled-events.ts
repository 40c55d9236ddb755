import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { oneEvent } from './events.ts'

/** Days for which a cancelled event is still shown as cancelled. */
export const cancelledDays = 180

/** What remains of an event that its host has cancelled. */
const cancelledEvent = z.object({
  id: z.int(),
  title: z.string(),
  /** Null if its date was open. */
  starts_at: time().nullable(),
  /** The event's time zone; null if there was no date. */
  timezone: z.string().nullable(),
  user: person,
  cancelled_at: time(),
})
export type CancelledEvent = z.output<typeof cancelledEvent>

export const cancelledEvents = endpoints({
  get: {
    method: 'GET',
    path: '/event/:id/cancelled',
    who: 'member',
    summary:
      'That an event was cancelled, for who was asked to come, had asked to, or helped; for everybody else there has never been one',
    params: oneEvent,
    answer: z.object({ event: cancelledEvent }),
    errors: ['not_found'],
  },
})
