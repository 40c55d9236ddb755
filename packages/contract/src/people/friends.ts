import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, integer, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { reportForm } from '../platform/reports.ts'
import { text } from '../platform/text-schemas.ts'

/** 1 Friends, 2 Family, 3 Colleagues: how one person categorises another. */
export const friendTypes = [1, 2, 3] as const
export type FriendType = (typeof friendTypes)[number]
const friendType = () => z.literal(friendTypes)

const place = z.object({ id: z.int(), name: z.string() }).nullable()

/** Another person as the lists of connections show them. `id` and `friend_id` are both that person's user id. */
export const friend = person.extend({
  friend_id: z.int(),
  /** 1 connected, 0 request pending, null neither. */
  status: z.literal([0, 1]).nullable(),
  /** Who sent the pending request. */
  direction: z.enum(['received', 'sent']).nullable(),
  /** How the viewer categorises them; for a received request, how the sender categorises the viewer. */
  friend_type: friendType().nullable(),
  country: place,
  state: place,
  city: place,
  /** The location in one line, the smallest part first. */
  location: z.string().nullable(),
  mutual_count: z.int().nonnegative(),
  /** Up to three of the mutual connections. */
  connections: z.array(person),
  /** In lists of requests: whether it is a kids account. */
  is_kid: z.boolean().optional(),
  /** What the viewer may do. `answer` is to accept or reject, `remove` is to unfriend or to cancel. */
  can: z.object({
    request: z.boolean(),
    answer: z.boolean(),
    remove: z.boolean(),
    message: z.boolean(),
    unblock: z.boolean(),
  }),
})
export type Friend = z.output<typeof friend>

const onePerson = z.object({ friend_id: id() })
/** The fields that a request or its answer changes; the client already has the other person's data. */
const changed = message.extend({
  friend: friend.pick({ id: true, friend_id: true, status: true, direction: true, friend_type: true, can: true }),
})
const list = z.object({ friends: z.array(friend), ...listAnswer })

const typed = { friend_type: optional(integer().pipe(friendType())) }
const searched = listQuery().extend({ keyword: optional(text({ max: 255 })) })

export const friends = endpoints({
  list: {
    method: 'GET',
    path: '/friend',
    who: 'member',
    summary: 'Connections, newest first; with filter_by=block the people whom the viewer has blocked',
    query: searched.extend({ ...typed, filter_by: optional(z.literal('block')) }),
    answer: list,
  },
  request: {
    method: 'POST',
    path: '/friend',
    who: 'member',
    summary: 'Ask for a connection; when the other one has asked already, this accepts',
    body: z.object({ friend_id: id(), ...typed }),
    answer: changed,
    status: 201,
    errors: ['not_found', 'already_connected'],
    limits: ['connecting'],
  },
  accept: {
    method: 'POST',
    path: '/friend/:friend_id/accept',
    who: 'member',
    summary: 'Accept a request; without friend_type the other one is filed as they filed the viewer',
    params: onePerson,
    body: z.object(typed),
    answer: changed,
    errors: ['not_found'],
  },
  reject: {
    method: 'POST',
    path: '/friend/:friend_id/reject',
    who: 'member',
    summary: 'Decline a request',
    params: onePerson,
    answer: message,
    errors: ['not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/friend/:friend_id',
    who: 'member',
    summary: 'End a connection, or cancel a request',
    params: onePerson,
    answer: message,
    errors: ['not_found'],
  },
  block: {
    method: 'POST',
    path: '/friend/:friend_id/block',
    who: 'member',
    summary: 'Block somebody: ends the connection, and neither sees the other any more; twice is once',
    params: onePerson,
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  unblock: {
    method: 'POST',
    path: '/friend/:friend_id/unblock',
    who: 'member',
    summary: 'Unblock somebody; the connection does not come back',
    params: onePerson,
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  report: {
    method: 'POST',
    path: '/friend/:friend_id/report',
    who: 'member',
    summary: 'Report somebody to the administration; twice is once',
    params: onePerson,
    body: reportForm,
    answer: message,
    errors: ['not_found'],
    limits: ['connecting'],
  },
  requests: {
    method: 'GET',
    path: '/friend-request-list',
    who: 'member',
    summary: 'Requests that wait for the viewer, or with direction=sent for others; newest first',
    query: searched.extend({ ...typed, direction: optional(z.enum(['received', 'sent'])) }),
    /** `total` counts all requests of this direction regardless of filters, up to 1000. */
    answer: list.extend({ total: z.int().nonnegative() }),
  },
  find: {
    method: 'GET',
    path: '/find-friend',
    who: 'member',
    summary: 'People to connect with: most mutual connections first, then same city, state, country',
    query: searched.extend({
      country_id: optional(id()),
      state_id: optional(id()),
      city_id: optional(id()),
    }),
    answer: list,
  },
  skip: {
    method: 'POST',
    path: '/find-friend/:friend_id/skip',
    who: 'member',
    summary: 'Do not offer somebody for 30 days',
    params: onePerson,
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
