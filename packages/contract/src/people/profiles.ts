import { z } from 'zod'
import { oneFile } from '../base/media.ts'
import { pictureErrors } from '../base/uploads.ts'
import { endpoints } from '../platform/endpoint.ts'
import { clearable, flag, id, integer, optional } from '../platform/forms.ts'
import { message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { line, phone, text } from '../platform/text-schemas.ts'
import { accountLimits } from './account-forms.ts'
import { companyForm } from './companies.ts'
import { friend } from './friends.ts'
import { meetFields, meetFriend, meetFriendFields } from './meet-shapes.ts'
import { providerEntry, providerIds } from './profile-providers.ts'
import { ownUser } from './users.ts'

export const profileLimits = {
  name: accountLimits.name,
  address: accountLimits.address,
  bio: 1000,
  /** Interests, education, hobbies. */
  words: 500,
  /** Cap of the counts of connections and posts. */
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
  company_id: z.int().nullable(),
  is_private: z.boolean(),
  is_open: z.boolean(),
  created_at: time().nullable(),
  /** E-mail, phone numbers, address and date of birth are only sent to the owner. */
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
  /** The relationship with the viewer; null for the viewer themselves. */
  connection: friend.pick({ status: true, direction: true, friend_type: true }).nullable(),
  /** Only what the viewer may see, up to 1000 each. */
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
  /** The address of an upload of the caller's; empty removes the picture. Or the file part itself. */
  profile_picture: clearable(text({ max: 1000 })),
  preferred_sp: providerIds,
  ...meetFields,
  meet_friend: optional(z.object({ ...meetFriendFields, profile_photo: clearable(text({ max: 1000 })) })),
  service_provider: optional(companyForm),
})
export type ProfileForm = z.output<typeof profileForm>

const change = {
  who: 'member',
  body: profileForm,
  files: {
    profile_picture: oneFile('image'),
    'meet_friend[profile_photo]': oneFile('image'),
    'service_provider[logo]': oneFile('image'),
    'service_provider[profile_picture]': oneFile('image'),
    'service_provider[document]': oneFile('document'),
  },
  answer: message.extend({ user: ownProfile }),
  errors: [...pictureErrors, 'not_for_your_role'],
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
  update: {
    method: 'POST',
    path: '/profile',
    summary: 'Change the fields that are sent of the own profile',
    ...change,
  },
  patch: { method: 'PATCH', path: '/profile', summary: 'The same as POST', ...change },
})
