import { z } from 'zod'
import { media } from '../base/media.ts'
import { friendTypes } from '../people/friends.ts'
import { endpoints } from '../platform/endpoint.ts'
import { integer, optional } from '../platform/forms.ts'
import { listAnswer, listQuery } from '../platform/lists.ts'
import { text } from '../platform/text-schemas.ts'
import { oneEvent } from './events.ts'
import { candidate, candidateMatch, matchForm } from './invitation-shapes.ts'

const count = z.int().nonnegative()

/** Who can be invited to an event. */
export const invitationCandidates = endpoints({
  list: {
    method: 'GET',
    path: '/event/:id/candidate',
    who: 'member',
    summary:
      'For host and co-hosts: their connections who can come, newest first, and how each stands to the event already',
    params: oneEvent,
    query: listQuery().extend({
      keyword: optional(text({ max: 255 })),
      friend_type: optional(integer().pipe(z.literal(friendTypes))),
    }),
    answer: z.object({ people: z.array(candidate), ...listAnswer }),
    errors: ['not_found'],
  },
  kinds: {
    method: 'GET',
    path: '/event/:id/candidate-kind',
    who: 'member',
    summary:
      'For host and co-hosts: their connections who can come by kind, how many there are, and the ids of all who are not invited yet',
    params: oneEvent,
    answer: z.object({
      kinds: z.array(z.object({ friend_type: z.literal(friendTypes), total: count, ids: z.array(z.int()) })),
    }),
    errors: ['not_found'],
  },
  groups: {
    method: 'GET',
    path: '/event/:id/candidate-group',
    who: 'member',
    summary:
      'For host and co-hosts: the groups that they belong to, how many of their members can come, and how many of those are not invited yet',
    params: oneEvent,
    answer: z.object({
      groups: z.array(z.object({ id: z.int(), name: z.string(), cover: media.nullable(), total: count, open: count })),
    }),
    errors: ['not_found'],
  },
  match: {
    method: 'POST',
    path: '/event/:id/candidate-match',
    who: 'member',
    summary:
      'For host and co-hosts: which of their connections who can come have these names, whatever case and accents; the whole name goes before a part of it',
    params: oneEvent,
    body: matchForm,
    /** In the order of the form. */
    answer: z.object({ matches: z.array(candidateMatch) }),
    errors: ['not_found'],
    limits: ['searching'],
  },
})
