import { z } from 'zod'
import { time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'

/** The largest party, and code points of what guests write. */
export const partyLimits = { adults: 20, children: 20, message: 500, dietary: 255 } as const

/**
 * The status of a guest: `pending` invited and has not answered, `waiting` said yes when the event was full,
 * `requested` asked to join, `removed` by the host.
 */
export const guestStatuses = ['pending', 'accepted', 'rejected', 'requested', 'waiting', 'removed'] as const
export type GuestStatus = (typeof guestStatuses)[number]

/**
 * The status of a guest as the host sees it: `confirming` has a seat kept and still has to confirm a new date, unlike a
 * guest who was only invited.
 */
export const guestStandings = [...guestStatuses, 'confirming'] as const
export type RsvpStatus = (typeof guestStandings)[number]

const words = z.string().nullable()

/** The answer of one guest. */
const answer = {
  status: z.enum(guestStatuses),
  adults: z.int().nonnegative(),
  children: z.int().nonnegative(),
  dietary: words,
  /** The guest's message, with an answer or a request to join. */
  message: words,
  answered_at: time().nullable(),
  created_at: time(),
}

/** The viewer's own invitation. A `removed` one is hidden: it looks as if there were none. */
export const ownInvitation = z.object({
  ...answer,
  /** The host's message with the invitation. */
  invitation_message: words,
  /** Eight letters and digits for the door; only for guests who come. */
  entrance_code: words,
  /**
   * The host has invited or admitted the viewer; false for anyone whose request to join waits for an answer or was
   * declined.
   */
  is_invited: z.boolean(),
  /** Whether the guest has a seat; with `pending` it is kept until they confirm a new date. */
  has_place: z.boolean(),
  /** How many are ahead of the viewer on the waiting list, when waiting. */
  waiting_before: z.int().nonnegative().nullable(),
})
export type OwnInvitation = z.output<typeof ownInvitation>

/** A guest as the host sees them. */
export const guest = z.object({
  id: z.int(),
  /** Somebody without an account has the id 0. */
  user: person,
  ...answer,
  /** Their seat is kept, and they still have to confirm a new date. */
  confirming: z.boolean(),
  checked_in_at: time().nullable(),
  /** For external guests, who answer by a personal link; null for all others. */
  personal: z.object({ email: words }).nullable(),
})
export type Guest = z.output<typeof guest>

/**
 * A connection of the person who invites, with their status; null where they were not invited, or were removed from the
 * list.
 */
export const candidate = person.extend({
  status: z.enum(guestStatuses).exclude(['removed']).nullable(),
  can: z.object({
    /** They would be invited, or admitted if they have asked to join. */
    invite: z.boolean(),
  }),
})
export type Candidate = z.output<typeof candidate>
