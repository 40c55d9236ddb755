import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { optional } from '../platform/forms.ts'
import { message, time } from '../platform/lists.ts'
import { text } from '../platform/text-schemas.ts'
import { ownPassword } from './account-forms.ts'

/** From deletion to erasure: as long as its owner may come back. */
export const daysUntilErased = 30

/** For how long a sign-in says who is there, where an account has no password to ask for. */
export const freshMinutes = 10

/** Limits of the reason, in code points. */
export const deletionLimits = { reason: 1000 } as const

export const deletionForm = z.object({
  reason: optional(text({ max: deletionLimits.reason })),
  /** Needed where the account has one. */
  password: ownPassword(),
})

export const accountDeletion = endpoints({
  delete: {
    method: 'POST',
    path: '/delete-account',
    who: 'member',
    summary:
      'Delete the account: sign out everywhere, hide all it owns, and erase it after 30 days unless its owner comes back',
    body: deletionForm,
    answer: message.extend({ erase_at: time() }),
    errors: ['fresh_sign_in_needed'],
    limits: ['password_tries'],
  },
})
