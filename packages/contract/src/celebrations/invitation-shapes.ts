import { z } from 'zod'
import { time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'

/** How many a party can be, and code points of what its guests write. */
export const partyLimits = { adults: 20, children: 20, message: 500, dietary: 255 } as const

/**
 * How a guest stands: `pending` asked and has not answered, `waiting` said yes when the event was full, `requested`
 * asked to join, `removed` by the host.
 */
export const guestStatuses = ['pending', 'accepted', 'rejected', 'requested', 'waiting', 'removed'] as const
export type GuestStatus = (typeof guestStatuses)[number]

/** How guests stand for the host: who is to confirm another date, with a place kept, is told from who was only asked. */
export const guestStandings = [...guestStatuses, 'confirming'] as const
export type RsvpStatus = (typeof guestStandings)[number]

const words = z.string().nullable()

/** What one guest has said. */
const answer = {
  status: z.enum(guestStatuses),
  adults: z.int().nonnegative(),
  children: z.int().nonnegative(),
  dietary: words,
  /** The words of the guest: with an answer, or asking to join. */
  message: words,
  answered_at: time().nullable(),
  created_at: time(),
}

/** The viewer's own invitation. A `removed` one is not told: it looks as if there were none. */
export const ownInvitation = z.object({
  ...answer,
  /** The words of the host with the invitation. */
  invitation_message: words,
  /** Eight letters and digits for the door; only for who comes. */
  entrance_code: words,
  /** The host has asked the viewer to come or let them in; not so for who asked to join and waits for the host's answer, or got a no. */
  is_invited: z.boolean(),
  /** A place is kept for a guest who is to confirm another date. */
  has_place: z.boolean(),
  /** How many wait before the viewer, when waiting. */
  waiting_before: z.int().nonnegative().nullable(),
})
export type OwnInvitation = z.output<typeof ownInvitation>

/** A guest as the host sees them. */
export const guest = z.object({
  id: z.int(),
  /** Somebody without an account has the id 0. */
  user: person,
  ...answer,
  /** Their place is kept, and they are to confirm another date. */
  confirming: z.boolean(),
  checked_in_at: time().nullable(),
  /** Of somebody without an account, who answers by a link of their own; null for all others. */
  personal: z.object({ email: words }).nullable(),
})
export type Guest = z.output<typeof guest>

/** A connection of who invites, and how they stand to the event; null where they were not asked, or taken off the list. */
export const candidate = person.extend({
  status: z.enum(guestStatuses).exclude(['removed']).nullable(),
  can: z.object({
    /** They would be asked to come, or let in if they have asked. */
    invite: z.boolean(),
  }),
})
export type Candidate = z.output<typeof candidate>
