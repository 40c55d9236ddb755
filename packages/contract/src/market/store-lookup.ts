import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { time } from '../platform/lists.ts'
import { subscription } from './subscriptions.ts'

const gift = z.object({
  id: z.int(),
  months: z.int().positive(),
  given_at: time(),
  /** Null when it came from the command line, or that account has gone. */
  given_by: z.object({ id: z.int(), name: z.string() }).nullable(),
})
export type Gift = z.output<typeof gift>

export const storeLookup = endpoints({
  read: {
    method: 'GET',
    path: '/staff/store/:id',
    who: 'moderator',
    summary: 'How a store stands: trial, plans, and months given for nothing, the newest first',
    /** Of the provider. */
    params: z.object({ id: id() }),
    answer: z.object({ subscription: subscription.omit({ can: true }), gifts: z.array(gift) }),
    errors: ['not_found'],
  },
})
