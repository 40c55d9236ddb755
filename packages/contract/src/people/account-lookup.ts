import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { language } from '../platform/languages.ts'
import { listAnswer, listQuery, time } from '../platform/lists.ts'
import { line } from '../platform/text-schemas.ts'
import { staffRoles } from './users.ts'

/** `left`: suspended by its owner; `suspended`: by the staff; `leaving`: deleted, and erased when the time to come back is over. */
export const accountStates = ['active', 'left', 'suspended', 'leaving'] as const
export type AccountState = (typeof accountStates)[number]

/** Code points. */
export const lookupLimits = { keyword: 255 } as const

const account = z.object({
  id: z.int(),
  name: z.string(),
  profile_picture: z.string().nullable(),
  /** Null for celebrants. */
  company: z.object({ id: z.int(), name: z.string() }).nullable(),
  state: z.enum(accountStates),
  role: z.enum(staffRoles).nullable(),
  created_at: time(),
})
export type FoundAccount = z.output<typeof account>

const details = account.extend({
  /** Null for moderators: what they decide needs no address. */
  email: z.string().nullable(),
  email_verified: z.boolean(),
  /** Where they live, smallest part first. */
  location: z.string().nullable(),
  language: language(),
  is_kid: z.boolean(),
  /** Since when it is left, where it is. */
  left_at: time().nullable(),
  /** Until when the staff has suspended it; null also for good. */
  suspended_until: time().nullable(),
  /** When it is erased, where it is leaving. */
  erase_at: time().nullable(),
  /** On how many devices they are signed in, and when one of them was last used. */
  devices: z.int().nonnegative(),
  last_used_at: time().nullable(),
})
export type AccountDetails = z.output<typeof details>

/** A keyword of digits is a number, one with @ a whole address. Of a name that many have, some are found. Erased accounts are not. */
export const accountLookup = endpoints({
  list: {
    method: 'GET',
    path: '/staff/account',
    who: 'moderator',
    summary: 'Accounts, the newest first: all, or those with a number, an address, or a name that begins so',
    query: listQuery(20).extend({
      keyword: optional(line({ max: lookupLimits.keyword })),
      kind: z.enum(['all', 'providers']).default('all'),
    }),
    answer: z.object({ accounts: z.array(account), ...listAnswer }),
    limits: ['searching'],
  },
  read: {
    method: 'GET',
    path: '/staff/account/:id',
    who: 'moderator',
    summary: 'An account as the staff sees it',
    params: z.object({ id: id() }),
    answer: z.object({ account: details }),
    errors: ['not_found'],
  },
})
