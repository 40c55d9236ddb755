import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { optional } from '../platform/forms.ts'
import { message } from '../platform/lists.ts'

/** What an address gets no more e-mails of. */
export const optOutScopes = ['event', 'all'] as const
export type OptOutScope = (typeof optOutScopes)[number]

/** What the link at the foot of an e-mail leads to. */
export const emailOptOut = z.object({
  /** Title of the event, as long as the address is on its guest list. */
  title: z.string().nullable(),
  /** `event`: no more e-mails of this event. `all`: of none. */
  off: z.enum(['none', ...optOutScopes]),
})
export type EmailOptOut = z.output<typeof emailOptOut>

const byToken = z.object({ token: z.string().max(200) })
const changed = message.extend({ opt_out: emailOptOut })
const common = { who: 'anyone', params: byToken, errors: ['not_found'], limits: ['unsubscribing'] } as const

/** E-mails to guests without an account, unsubscribed by their address; one click as in RFC 8058. */
export const emailOptOuts = endpoints({
  read: {
    ...common,
    method: 'GET',
    path: '/email-opt-out/:token',
    summary: 'What an address gets no more e-mails of; reading it changes nothing',
    answer: z.object({ opt_out: emailOptOut }),
  },
  /** `List-Unsubscribe` of an e-mail: programs POST there, people who open it are led to the page with a button. */
  open: {
    ...common,
    method: 'GET',
    path: '/unsubscribe/:token',
    summary: 'Leads to the page where e-mails are unsubscribed, and changes nothing',
    status: 302,
    answer: z.unknown(),
    errors: [],
  },
  unsubscribe: {
    ...common,
    method: 'POST',
    path: '/unsubscribe/:token',
    summary: 'No more e-mails of the event, or of any; twice is once. `List-Unsubscribe=One-Click` is of the event',
    body: z.object({ scope: optional(z.enum(optOutScopes)) }),
    answer: changed,
  },
  subscribe: {
    ...common,
    method: 'DELETE',
    path: '/unsubscribe/:token',
    summary: 'Take it back: e-mails of this event again, and of all',
    answer: changed,
  },
})
