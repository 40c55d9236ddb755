import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text-schemas.ts'
import { oneEvent } from './events.ts'

/** Code points of a message, messages of one event in a UTC day, and days after its end in which hosts still write. */
export const hostMessageLimits = { words: 1000, perDay: 5, daysAfter: 30 } as const

/** To whom: guests who have a seat, or all who were invited and have not said no. */
export const messageAudiences = ['going', 'invited'] as const
export type MessageAudience = (typeof messageAudiences)[number]

const audience = z.enum(messageAudiences)
const count = z.int().nonnegative()

/** What host or co-host have written to their guests. */
export const hostMessage = z.object({
  id: z.int(),
  words: z.string(),
  to: audience,
  /** Who has written it. */
  user: person,
  created_at: time(),
  can: z.object({ delete: z.boolean() }),
})
export type HostMessage = z.output<typeof hostMessage>

/** Whom a message would reach now: `by_email` of the guests those without an account. */
const reached = z.object({ guests: count, by_email: count })

export const messageReach = z.object({
  going: reached,
  invited: reached,
  /** Messages that are left until the UTC day ends. */
  left: count,
  can: z.object({ write: z.boolean() }),
})
export type MessageReach = z.output<typeof messageReach>

const messages = z.object({ messages: z.array(hostMessage), ...listAnswer })
const gone = ['not_found', 'invitation_revoked', 'invitation_taken', 'event_cancelled'] as const

export const hostMessages = endpoints({
  list: {
    method: 'GET',
    path: '/event/:id/host-message',
    who: 'member',
    summary: 'For guests and staff of an event: what the hosts have written to them, newest first',
    params: oneEvent,
    query: listQuery(10),
    answer: messages,
    errors: ['not_found'],
  },
  listByLink: {
    method: 'GET',
    path: '/personal-invitation/:token/host-message',
    who: 'anyone',
    summary: 'The same for the holder of a personal link',
    params: z.object({ token: z.string().max(200) }),
    query: listQuery(10),
    answer: messages,
    errors: gone,
    limits: ['personal_link'],
  },
  reach: {
    method: 'GET',
    path: '/event/:id/host-message-reach',
    who: 'member',
    summary: 'For host and co-hosts: how many guests a message would reach, and how many messages are left today',
    params: oneEvent,
    answer: z.object({ reach: messageReach }),
    errors: ['not_found'],
  },
  send: {
    method: 'POST',
    path: '/event/:id/host-message',
    who: 'member',
    summary:
      'As host or co-host, write to the guests who are going, or to all who are invited; also when it is over, for a month',
    params: oneEvent,
    body: z.object({ words: text({ max: hostMessageLimits.words, min: 1 }), to: audience }),
    answer: message.extend({ host_message: hostMessage, told: count }),
    status: 201,
    /** too_many_requests: no message is left today. */
    errors: ['not_found', 'event_over'],
    limits: ['connecting'],
  },
  delete: {
    method: 'DELETE',
    path: '/event/:id/host-message/:message_id',
    who: 'member',
    summary: 'As host or co-host, delete a message; e-mails that are on their way are not stopped',
    params: z.object({ id: id(), message_id: id() }),
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
