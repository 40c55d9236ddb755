import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, listOf, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { text } from '../platform/text-schemas.ts'
import { changedEvent, oneEvent } from './events.ts'
import { acceptForm, requestForm, words } from './invitation-forms.ts'
import { guest, guestCounts, guestStandings } from './invitation-shapes.ts'

const count = z.int().nonnegative()
const oneGuest = z.object({ id: id(), user_id: id() })
const changedGuest = message.extend({ guest })
const guests = z.object({ guests: z.array(guest), ...listAnswer })

export const invitations = endpoints({
  invite: {
    method: 'POST',
    path: '/event/:id/invitation',
    who: 'member',
    summary:
      'As host or co-host, invite connections, or all members of a group of one’s own who can be invited; where neither is named, all connections of the host whom the audience covers; twice is once',
    params: oneEvent,
    body: z.object({ friend_ids: listOf(id()), group_id: optional(id()), message: words() }),
    answer: changedEvent.extend({ invited: count }),
    errors: ['not_found', 'event_over'],
    limits: ['connecting'],
  },
  accept: {
    method: 'POST',
    path: '/event/:id/invitation/accept',
    who: 'member',
    summary: 'Say yes to an invitation, or change the party; when there is no place left, wait for one',
    params: oneEvent,
    body: acceptForm,
    answer: changedEvent.extend({ entrance_code: z.string() }),
    /**
     * event_full: the guest is on the waiting list now; party_too_large: guests who have a seat keep it for the party
     * they had, and nobody waits with more people than the event holds; answers_closed: the deadline has passed, and only
     * those who have a seat answer, with no more people than before.
     */
    errors: [
      'not_found',
      'event_full',
      'party_too_large',
      'event_over',
      'date_open',
      'answers_closed',
      'too_many_companions',
    ],
    limits: ['reacting'],
  },
  maybe: {
    method: 'POST',
    path: '/event/:id/invitation/maybe',
    who: 'member',
    summary:
      'Say maybe to an invitation, where the host allows it, also after a yes; the place goes to who waits first',
    params: oneEvent,
    body: z.object({ message: words() }),
    answer: changedEvent,
    errors: ['not_found', 'event_over', 'date_open', 'answers_closed', 'maybe_not_allowed'],
    limits: ['reacting'],
  },
  reject: {
    method: 'POST',
    path: '/event/:id/invitation/reject',
    who: 'member',
    summary: 'Say no to an invitation, also after a yes; the place goes to who waits first',
    params: oneEvent,
    body: z.object({ message: words() }),
    answer: message,
    errors: ['not_found', 'event_over'],
    limits: ['reacting'],
  },
  request: {
    method: 'POST',
    path: '/event/:id/request-to-join',
    who: 'member',
    summary: 'Ask to join an event that the viewer may see; twice is once, with the last words',
    params: oneEvent,
    body: requestForm,
    answer: changedEvent,
    errors: ['not_found', 'event_over', 'already_invited', 'request_declined'],
    limits: ['connecting'],
  },
  withdrawRequest: {
    method: 'DELETE',
    path: '/event/:id/request-to-join',
    who: 'member',
    summary: 'Take back a request to join that the host has not answered yet',
    params: oneEvent,
    answer: message,
    /** already_invited and request_declined: the host has answered first. */
    errors: ['not_found', 'event_over', 'already_invited', 'request_declined'],
    limits: ['connecting'],
  },
  requests: {
    method: 'GET',
    path: '/event/:id/request',
    who: 'member',
    summary: 'For host and co-hosts: who asks to join, newest first',
    params: oneEvent,
    query: listQuery(),
    answer: guests,
    errors: ['not_found'],
  },
  answerRequest: {
    method: 'POST',
    path: '/event/:id/request/:user_id/:answer',
    who: 'member',
    summary:
      'As host or co-host, let somebody join who asked to, or not; when it is full, they wait for a place, and while the date is open they are asked to vote. A no can become a yes',
    params: oneGuest.extend({ answer: z.enum(['accept', 'reject']) }),
    answer: changedGuest,
    errors: ['not_found', 'event_over'],
    limits: ['reacting'],
  },
  guests: {
    method: 'GET',
    path: '/event/:id/guest',
    who: 'member',
    summary:
      'For host and co-hosts: guests, newest first, requests and removed ones only when their status is asked for; counts are of people, companions counted',
    params: oneEvent,
    query: listQuery().extend({
      keyword: optional(text({ max: 255 })),
      status: optional(z.enum(guestStandings)),
    }),
    answer: guests.extend({ counts: guestCounts }),
    errors: ['not_found'],
  },
  downloadGuests: {
    method: 'GET',
    path: '/event/:id/download-guests',
    who: 'member',
    summary: 'For host and co-hosts: the whole guest list as a table (CSV), in the language of the caller',
    params: oneEvent,
    answer: z.never(),
    produces: 'text/csv',
    errors: ['not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/event/:id/guest/:user_id',
    who: 'member',
    summary: 'As host or co-host, take a guest off the list; their ticket is no longer valid',
    params: oneGuest,
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
