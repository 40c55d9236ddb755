import { z } from 'zod'
import { accountLimits } from '../people/accounts.ts'
import { friend } from '../people/friends.ts'
import { meetFields, meetFriend, meetFriendFields } from '../people/meet.ts'
import { ownUser } from '../people/users.ts'
import { endpoints } from '../platform/endpoint.ts'
import { flag, id, integer, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { line, phone, text } from '../platform/text.ts'
import { post } from './posts.ts'
import { whose } from './profile-files.ts'
import { providerEntry, providerIds } from './profile-providers.ts'

export const profileLimits = {
  name: accountLimits.name,
  address: accountLimits.address,
  bio: 1000,
  /** Interests, education, hobbies. */
  words: 500,
  /** Connections and posts are counted up to this. */
  counted: 1000,
  years: 130,
} as const

/** 0 Male, 1 Female, 2 Other. */
export const genders = [0, 1, 2] as const

const words = z.string().nullable()
const count = z.int().nonnegative()

/**
 * Somebody as the viewer may see them. Of a private account that the viewer is not connected with, `is_open` is false
 * and there is only the name, the picture, the country and what is needed to connect.
 */
export const profile = person.extend({
  user_type: z.int(),
  company_name: words,
  is_private: z.boolean(),
  is_open: z.boolean(),
  created_at: time().nullable(),
  /** E-mail, numbers, address and date of birth are told to nobody else. */
  email: words,
  mobile: words,
  address: words,
  /** YYYY-MM-DD. */
  dob: words,
  /** MM-DD, for connections. */
  birthday: words,
  gender: z.literal(genders).nullable(),
  bio: words,
  interests: words,
  education: words,
  hobbies: words,
  country_id: z.int().nullable(),
  state_id: z.int().nullable(),
  city_id: z.int().nullable(),
  country: friend.shape.country,
  state: friend.shape.state,
  city: friend.shape.city,
  location: friend.shape.location,
  preferred_sp: z.array(providerEntry),
  mutual_count: friend.shape.mutual_count,
  /** Up to three of the mutual connections. */
  connections: friend.shape.connections,
  /** What is between the viewer and them; null for oneself. */
  connection: friend.pick({ status: true, direction: true, friend_type: true }).nullable(),
  /** As far as the viewer may see them, up to 1000 each. */
  counts: z.object({ connections: count, posts: count }).nullable(),
  /** `answer` is to accept or reject, `remove` to unfriend or cancel. */
  can: z.object({
    edit: z.boolean(),
    connect: z.boolean(),
    answer: z.boolean(),
    remove: z.boolean(),
    message: z.boolean(),
    block: z.boolean(),
    report: z.boolean(),
  }),
})
export type Profile = z.output<typeof profile>

export const ownProfile = profile.extend({
  ...ownUser.shape,
  join_friend_community: z.boolean(),
  meet_friend: meetFriend.nullable(),
})
export type OwnProfile = z.output<typeof ownProfile>

/** A field that is left as it is when it is not sent, and emptied when it is sent empty. */
const clearable = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    value => (value === null || (typeof value === 'string' && value.trim() === '') ? null : value),
    schema.nullable().optional(),
  )

const someWords = () => clearable(text({ max: profileLimits.words }))

export const profileForm = z.object({
  name: line({ max: profileLimits.name, min: 1 }).optional(),
  mobile: clearable(phone()),
  address: clearable(text({ max: profileLimits.address })),
  dob: clearable(z.iso.date()),
  country_id: clearable(id()),
  state_id: clearable(id()),
  city_id: clearable(id()),
  gender: clearable(integer().pipe(z.literal(genders))),
  bio: clearable(text({ max: profileLimits.bio })),
  interests: someWords(),
  education: someWords(),
  hobbies: someWords(),
  is_private: flag().optional(),
  /** The address of an upload of the caller's; empty takes the picture away. Or the file part itself. */
  profile_picture: clearable(text({ max: 1000 })),
  preferred_sp: providerIds,
  ...meetFields,
  meet_friend: optional(z.object({ ...meetFriendFields, profile_photo: clearable(text({ max: 1000 })) })),
})
export type ProfileForm = z.output<typeof profileForm>

const change = {
  path: '/profile',
  who: 'member',
  body: profileForm,
  files: ['profile_picture', 'meet_friend[profile_photo]'],
  answer: message.extend({ user: ownProfile }),
  errors: [
    'upload_missing',
    'upload_type_refused',
    'upload_lied',
    'upload_broken',
    'upload_too_large',
    'picture_too_large',
    'upload_used',
    'not_for_your_role',
  ],
  limits: ['editing'],
} as const

export const profiles = endpoints({
  me: {
    method: 'GET',
    path: '/profile/me',
    who: 'member',
    summary: 'The signed-in account with its profile',
    answer: z.object({ user: ownProfile }),
  },
  get: {
    method: 'GET',
    path: '/profile/:id',
    who: 'member',
    summary: 'The profile of somebody, as far as the viewer may see it',
    params: z.object({ id: id() }),
    answer: z.object({ user: profile }),
    errors: ['not_found'],
  },
  update: { method: 'POST', summary: 'Change the fields that are sent of the own profile', ...change },
  patch: { method: 'PATCH', summary: 'The same as POST', ...change },
  posts: {
    method: 'GET',
    path: '/profile/post',
    who: 'member',
    summary: 'The posts of a person that the viewer may see, newest first; with filter_with those with such files',
    query: listQuery(20).extend({ ...whose, filter_with: optional(z.enum(['image', 'music'])) }),
    answer: z.object({ post: z.array(post), ...listAnswer }),
    errors: ['not_found'],
  },
})
