import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { helperRoles } from './event-shapes.ts'
import { oneEvent } from './events.ts'

/** Somebody who helps the host of an event. */
export const helper = z.object({ user: person, role: z.enum(helperRoles), created_at: time() })
export type Helper = z.output<typeof helper>

export const eventHelpers = endpoints({
  list: {
    method: 'GET',
    path: '/event/:id/helper',
    who: 'member',
    summary: 'For host and co-hosts: who helps with an event, in the order in which they were named',
    params: oneEvent,
    answer: z.object({ helpers: z.array(helper) }),
    errors: ['not_found'],
  },
  name: {
    method: 'POST',
    path: '/event/:id/helper',
    who: 'member',
    summary: 'Make a connection co-host of an own event, or let them work at its door; they are told. Twice is once',
    params: oneEvent,
    body: z.object({ user_id: id(), role: z.enum(helperRoles) }),
    answer: message.extend({ helper }),
    errors: ['not_found', 'too_many_helpers'],
    limits: ['connecting'],
  },
  dismiss: {
    method: 'DELETE',
    path: '/event/:id/helper/:user_id',
    who: 'member',
    summary: 'Let somebody help no more with an own event; helpers can leave by themselves',
    params: z.object({ id: id(), user_id: id() }),
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
