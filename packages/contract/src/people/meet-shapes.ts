import { z } from 'zod'
import { flag, integer, optional } from '../platform/forms.ts'
import { time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { line, text } from '../platform/text-schemas.ts'
import { friend } from './friends.ts'

/** 0 My Treat, 1 No Treat: whether somebody offers to pay when they meet a new friend. */
export const treats = [0, 1] as const

/** Limits of the fields of a meet profile, in code points. */
export const meetLimits = { preferred_name: 255, likes: 500, fp_address: 255, summary: 1000 } as const

/** Minimum age for "Meet new friends". */
export const meetAge = 18

/** Omitted stays as it is; null clears it, like ''. */
const clearable = <S extends z.ZodType<string>>(schema: S) =>
  z.preprocess(value => (value === null ? '' : value), schema.optional())

/**
 * The fields of POST /profile about meeting new friends. `join_friend_community` 1 joins and 0 leaves, which deletes the
 * meet profile; omitted changes an existing profile. `meet_friend[status]` 1 makes it private.
 */
export const meetFields = {
  join_friend_community: optional(flag()),
  preferred_name: clearable(line({ max: meetLimits.preferred_name })),
  likes: clearable(text({ max: meetLimits.likes })),
  fp_address: clearable(line({ max: meetLimits.fp_address })),
  summary: clearable(text({ max: meetLimits.summary })),
  treat: optional(integer().pipe(z.literal(treats))),
}

/** The fields of `meet_friend[…]` except the file. */
export const meetFriendFields = { status: optional(flag()) }

const meetForm = z.object({ ...meetFields, meet_friend: optional(z.object(meetFriendFields)) })
export type MeetForm = z.output<typeof meetForm>

/** Whether a form joins without the required preferred name: `issue('required')` on `preferred_name`. */
export const lacksPreferredName = (form: Pick<MeetForm, 'join_friend_community' | 'preferred_name'>): boolean =>
  form.join_friend_community === true && !form.preferred_name

/** A meet profile, with the field names of both the form and the lists. */
export const meetFriend = z.object({
  preferred_name: z.string(),
  name: z.string(),
  likes: z.string(),
  fp_address: z.string(),
  address: z.string(),
  summary: z.string(),
  treat: z.literal(treats),
  /** 1 private: only visible to its owner and the people to whom the owner sends a treat. */
  status: z.literal([0, 1]),
  image: z.string().nullable(),
  profile_photo: z.string().nullable(),
  joined_at: time(),
  /** Whether the viewer has sent them a treat. */
  is_treat_sent: z.boolean(),
})
export type MeetFriend = z.output<typeof meetFriend>

/** Age filters by the codes of the specification, each with the ages in whole years that it means. */
export const ageRanges = {
  '6570-10950': { from: 18, to: 30 },
  '10951-14600': { from: 31, to: 40 },
  '14601-18250': { from: 41, to: 50 },
  '18251-73000': { from: 51, to: null },
} as const
export type AgeCode = keyof typeof ageRanges
export const ageCodes = Object.keys(ageRanges) as [AgeCode, ...AgeCode[]]

/** 0 Male, 1 Female, 2 Other. */
export const genderCodes = [0, 1, 2] as const

/** The only treat between two people. The sender is not told about a rejection and sees it as pending. */
const treat = z.object({
  direction: z.enum(['received', 'sent']),
  answer: z.enum(['accepted', 'declined']).nullable(),
  sent_at: time(),
})

/** Somebody to meet, with the name and picture of their meet profile. `id` is the user id. */
export const meetEntry = person.extend({
  friend_id: z.int(),
  country: friend.shape.country,
  joined_at: time(),
  meet_friend: meetFriend,
  is_treat_sent: z.boolean(),
  treat: treat.nullable(),
  status: friend.shape.status,
  direction: friend.shape.direction,
  /** `answer` is to accept or decline their treat; `connect` and `message` are possible once a treat was accepted. */
  can: z.object({ treat: z.boolean(), answer: z.boolean(), connect: z.boolean(), message: z.boolean() }),
})
export type MeetEntry = z.output<typeof meetEntry>
