import { z } from 'zod'
import { friendTypes } from '../people/friends.ts'
import { time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { line } from '../platform/text-schemas.ts'

/** The largest party, and code points of what guests write. */
export const partyLimits = { adults: 20, children: 20, message: 500, dietary: 255 } as const

/** How many names are looked up at once, their code points, and how many people are named for each. */
export const matchLimits = { names: 200, name: 120, people: 5 } as const

/**
 * The status of a guest: `pending` invited and has not answered, `waiting` said yes when the event was full,
 * `requested` asked to join, `removed` by the host.
 */
export const guestStatuses = ['pending', 'accepted', 'rejected', 'requested', 'waiting', 'removed'] as const
export type GuestStatus = (typeof guestStatuses)[number]

/**
 * The status of a guest as the host sees it: `confirming` has a seat kept and still has to confirm a new date, unlike a
 * guest who was only invited; `maybe` is one who has said so.
 */
export const guestStandings = [...guestStatuses, 'confirming', 'maybe'] as const
export type RsvpStatus = (typeof guestStandings)[number]

/**
 * Query parameter of a guest's page: the answer that the reader of an e-mail has chosen there. The page shows it as chosen;
 * only the guest sends it.
 */
export const chosenAnswerKey = 'answer'
export const chosenAnswers = ['going', 'maybe', 'cant'] as const
export type ChosenAnswer = (typeof chosenAnswers)[number]

const words = z.string().nullable()

/** The answer of one guest. */
const answer = {
  status: z.enum(guestStatuses),
  /** They have said maybe: still `pending`, without a seat. */
  is_maybe: z.boolean(),
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
  has_seat: z.boolean(),
  /** How many people are ahead of the viewer on the waiting list. */
  waiting_before: z.int().nonnegative().nullable(),
})
export type OwnInvitation = z.output<typeof ownInvitation>

/** A guest as the host sees them. */
export const guest = z.object({
  id: z.int(),
  /** Somebody without an account has the id 0. */
  user: person,
  /** In the list of requests to join: whether it is a kids account. */
  is_kid: z.boolean().optional(),
  ...answer,
  /** Their seat is kept, and they still have to confirm a new date. */
  confirming: z.boolean(),
  checked_in_at: time().nullable(),
  /** For external guests, who answer by a personal link; null for all others. */
  personal: z
    .object({
      email: words,
      /** They are to hear by e-mail then how things stand: the day's number of e-mails is used up. */
      email_due_at: time().nullable(),
      /** Our last e-mail to them could not be delivered. */
      email_failed: z.boolean(),
      /** Their address has unsubscribed: it gets nothing but the answer to what they do themselves. */
      email_unwanted: z.boolean(),
    })
    .nullable(),
})
export type Guest = z.output<typeof guest>

const count = z.int().nonnegative()

/** How many people have each standing, companions counted; `pending` without those who have said maybe. */
export const guestCounts = z.object({
  accepted: count,
  pending: count,
  maybe: count,
  confirming: count,
  waiting: count,
  rejected: count,
  requested: count,
})

/**
 * A connection of the person who invites, with their status; null where they were not invited, or were removed from the
 * list.
 */
export const candidate = person.extend({
  /** How the person who invites categorises them. */
  friend_type: z.literal(friendTypes),
  status: z.enum(guestStatuses).exclude(['removed']).nullable(),
  can: z.object({
    /** They would be invited, or admitted if they have asked to join. */
    invite: z.boolean(),
  }),
})
export type Candidate = z.output<typeof candidate>

export const matchForm = z.object({
  names: z
    .array(line({ max: matchLimits.name, min: 1 }))
    .min(1)
    .max(matchLimits.names),
})

/** A name, and the newest connections who have it, up to `matchLimits.people`. */
export const candidateMatch = z.object({ name: z.string(), people: z.array(candidate) })
