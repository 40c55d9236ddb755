import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { oneEvent } from './events.ts'

/** Days for which people can read that an event was cancelled. */
export const cancelledDays = 180

/** What remains of an event that its host has cancelled. */
const calledOffEvent = z.object({
  id: z.int(),
  title: z.string(),
  /** Null where its date was open. */
  starts_at: time().nullable(),
  /** The time zone of its place; null where there was no date. */
  timezone: z.string().nullable(),
  user: person,
  called_off_at: time(),
})
export type CancelledEvent = z.output<typeof calledOffEvent>

export const cancelledEvents = endpoints({
  get: {
    method: 'GET',
    path: '/event/:id/called-off',
    who: 'member',
    summary:
      'That an event was called off, for who was asked to come, had asked to, or helped; for everybody else there has never been one',
    params: oneEvent,
    answer: z.object({ event: calledOffEvent }),
    errors: ['not_found'],
  },
})
