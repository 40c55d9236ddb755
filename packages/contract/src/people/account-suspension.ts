import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { message } from '../platform/lists.ts'
import { text } from '../platform/text-schemas.ts'
import { session } from './users.ts'

/** From sign-in to the decision to come back: as long as somebody reads what it means. */
export const reactivationMinutes = 60

export const accountSuspension = endpoints({
  suspend: {
    method: 'POST',
    path: '/account/suspend',
    who: 'member',
    summary: 'Hide the account and all it owns, and sign out everywhere, until its owner comes back',
    answer: message,
    limits: ['editing'],
  },
  reactivate: {
    method: 'POST',
    path: '/auth/reactivate',
    who: 'anyone',
    summary: 'Come back to an account that its owner had left, with the token that sign-in gave within the last hour',
    body: z.object({ token: text({ max: 200, min: 1 }) }),
    answer: session,
    errors: ['authentication_failed'],
    limits: ['code_address'],
  },
})
