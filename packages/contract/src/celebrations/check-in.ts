import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text-schemas.ts'
import { oneEvent } from './events.ts'

/**
 * Normalises a typed code: drops spaces and dashes, ignores case, and reads look-alike letters as digits, as in Crockford's
 * alphabet (https://www.crockford.com/base32.html).
 */
export const typedCode = (typed: string): string =>
  typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** A guest at the door; external guests have the id 0. */
export const arrival = z.object({
  user: person,
  /** The id of their entry on the guest list. */
  guest_id: z.int(),
  party: z.int().positive(),
  adults: z.int(),
  children: z.int(),
  dietary: z.string().nullable(),
  checked_in_at: time(),
})
export type Arrival = z.output<typeof arrival>

/** An admitted guest, as the door sees them; `checked_in_at` is null until they have come in. */
export const expected = arrival.extend({ checked_in_at: time().nullable() })
export type Expected = z.output<typeof expected>

const people = z.int().nonnegative()

export const checkIns = endpoints({
  door: {
    method: 'GET',
    path: '/event/:id/door',
    who: 'member',
    summary: 'For host and helpers: who has a ticket, by the alphabet; counts are of people, companions counted',
    params: oneEvent,
    query: listQuery(20).extend({ keyword: optional(text({ max: 255 })) }),
    answer: z.object({
      guests: z.array(expected),
      ...listAnswer,
      counts: z.object({ inside: people, expected: people }),
    }),
    errors: ['not_found'],
  },
  checkIn: {
    method: 'POST',
    path: '/event/:id/check-in',
    who: 'member',
    summary:
      'As host or helper, let a guest in, by their code or, when they have none with them, by who they are; once',
    params: oneEvent,
    body: z.object({
      code: optional(z.string().max(40).transform(typedCode)),
      user_id: optional(id()),
      /** An external guest, by the id of their entry on the guest list. */
      guest_id: optional(id()),
      /**
       * When it was scanned, if the door was offline; defaults to now. Sending the same scan again because the
       * response was lost gives the same result.
       */
      scanned_at: optional(time()),
    }),
    answer: message.extend({ arrival }),
    errors: ['not_found', 'ticket_unknown', 'ticket_revoked', 'already_checked_in'],
    limits: ['reacting'],
  },
  undo: {
    method: 'DELETE',
    path: '/event/:id/check-in/:guest_id',
    who: 'member',
    summary:
      'As host or helper, take back that a guest was let in: the ticket is good again. Twice is once; who was let in anew meanwhile stays in',
    params: oneEvent.extend({ guest_id: id() }),
    /** The `checked_in_at` of the check-in to undo. */
    query: z.object({ checked_in_at: time() }),
    answer: message,
    errors: ['not_found', 'ticket_unknown', 'already_checked_in'],
    limits: ['reacting'],
  },
})
