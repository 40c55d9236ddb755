import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { flag, id, integer, listOf, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { line, text } from '../platform/text.ts'
import { friend } from './friends.ts'

/** 0 My Treat, 1 No Treat: what somebody offers who meets a new friend. */
export const treats = [0, 1] as const

/** Code points of the fields of a meet profile. */
export const meetLimits = { preferred_name: 255, likes: 500, fp_address: 255, summary: 1000 } as const

/** Meet new friends is for people of this age and over. */
export const meetAge = 18

/** Absent is left as it is; null empties like ''. */
const clearable = <S extends z.ZodType<string>>(schema: S) =>
  z.preprocess(value => (value === null ? '' : value), schema.optional())

/**
 * The fields of POST /profile about meeting new friends. `join_friend_community` 1 joins and 0 leaves, which takes the
 * meet profile away; absent changes the profile of who has joined. `meet_friend[status]` 1 keeps it private.
 */
export const meetFields = {
  join_friend_community: optional(flag()),
  preferred_name: clearable(line({ max: meetLimits.preferred_name })),
  likes: clearable(text({ max: meetLimits.likes })),
  fp_address: clearable(line({ max: meetLimits.fp_address })),
  summary: clearable(text({ max: meetLimits.summary })),
  treat: optional(integer().pipe(z.literal(treats))),
}

/** The part of `meet_friend[…]` that is no file. */
export const meetFriendFields = { status: optional(flag()) }

const meetForm = z.object({ ...meetFields, meet_friend: optional(z.object(meetFriendFields)) })
export type MeetForm = z.output<typeof meetForm>

/** Whether a form joins without the preferred name that joining needs: `issue('required')` on `preferred_name`. */
export const lacksPreferredName = (form: Pick<MeetForm, 'join_friend_community' | 'preferred_name'>): boolean =>
  form.join_friend_community === true && !form.preferred_name

/** A meet profile, under the names of the form and those of the lists. */
export const meetFriend = z.object({
  preferred_name: z.string(),
  name: z.string(),
  likes: z.string(),
  fp_address: z.string(),
  address: z.string(),
  summary: z.string(),
  treat: z.literal(treats),
  /** 1 private: seen by its owner, and by whom the owner sends a treat. */
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

/** The one treat that there can be between two people. A no is told to nobody: its sender waits on. */
const treat = z.object({
  direction: z.enum(['received', 'sent']),
  answer: z.enum(['accepted', 'declined']).nullable(),
  sent_at: time(),
})

/** Somebody to meet, by the name and the picture that they have chosen for it. `id` is that of the user. */
export const meetEntry = person.extend({
  friend_id: z.int(),
  country: friend.shape.country,
  joined_at: time(),
  meet_friend: meetFriend,
  is_treat_sent: z.boolean(),
  treat: treat.nullable(),
  status: friend.shape.status,
  direction: friend.shape.direction,
  /** `answer` is to accept or decline their treat; `connect` comes with a treat that was accepted. */
  can: z.object({ treat: z.boolean(), answer: z.boolean(), connect: z.boolean() }),
})
export type MeetEntry = z.output<typeof meetEntry>

const onePerson = z.object({ id: id() })
const list = z.object({ friends: z.array(meetEntry), ...listAnswer })
/** What a treat or its answer changes between two people; who the other one is stays as the client knows it. */
const changed = message.extend({
  friend: meetEntry.pick({
    id: true,
    friend_id: true,
    is_treat_sent: true,
    treat: true,
    status: true,
    direction: true,
    can: true,
  }),
})
const tooYoung = ['meet_adults_only', 'meet_dob_needed'] as const

export const meet = endpoints({
  status: {
    method: 'GET',
    path: '/meet-new-friend/me',
    who: 'celebrant',
    summary: 'Whether the viewer may meet new friends, the own meet profile, and how many treats wait for an answer',
    answer: z.object({
      age: z.enum(['adult', 'minor', 'unknown']),
      meet_friend: meetFriend.nullable(),
      /** Counted up to 100. */
      waiting: z.int().nonnegative(),
      can: z.object({ look: z.boolean(), treat: z.boolean() }),
    }),
  },
  list: {
    method: 'GET',
    path: '/meet-new-friend',
    who: 'celebrant',
    summary:
      'People of 18 and over who have joined, with an open meet profile, never connected or blocked; newest first',
    query: listQuery().extend({
      keyword: optional(text({ max: 255 })),
      country_id: optional(id()),
      state_id: optional(id()),
      city_id: optional(id()),
      ages: listOf(z.enum(ageCodes)),
      genders: listOf(integer().pipe(z.literal(genderCodes))),
    }),
    answer: list,
    errors: tooYoung,
  },
  hide: {
    method: 'DELETE',
    path: '/meet-new-friend/:id',
    who: 'celebrant',
    summary: 'Do not show somebody to the viewer any more; twice is once',
    params: onePerson,
    answer: message,
    errors: ['not_found', ...tooYoung],
    limits: ['reacting'],
  },
  report: {
    method: 'POST',
    path: '/meet-new-friend/:id/report',
    who: 'celebrant',
    summary: 'Report somebody to the administration, and do not show them any more; twice is once',
    params: onePerson,
    body: z.object({ reason: optional(text({ max: 1000 })) }),
    answer: message,
    errors: ['not_found', ...tooYoung],
    limits: ['connecting'],
  },
  treat: {
    method: 'POST',
    path: '/meet-new-friend/:id/treat',
    who: 'celebrant',
    summary: 'Send somebody a treat; twice is once, and who has received one from them accepts it with this',
    params: onePerson,
    answer: changed,
    errors: ['not_found', 'meet_join_first', ...tooYoung],
    limits: ['connecting'],
  },
  treats: {
    method: 'GET',
    path: '/meet-new-friend/treat',
    who: 'celebrant',
    summary: 'Treats that the viewer has received and not declined, or with direction=sent has sent; newest first',
    query: listQuery().extend({ direction: optional(z.enum(['received', 'sent'])) }),
    answer: list,
    errors: tooYoung,
  },
  accept: {
    method: 'POST',
    path: '/meet-new-friend/:id/treat/accept',
    who: 'celebrant',
    summary: 'Say yes to a treat, also after a no; it stays so',
    params: onePerson,
    answer: changed,
    errors: ['not_found', ...tooYoung],
    limits: ['reacting'],
  },
  decline: {
    method: 'POST',
    path: '/meet-new-friend/:id/treat/decline',
    who: 'celebrant',
    summary: 'Say no to a treat; its sender is not told',
    params: onePerson,
    answer: changed,
    errors: ['not_found', ...tooYoung],
    limits: ['reacting'],
  },
})
