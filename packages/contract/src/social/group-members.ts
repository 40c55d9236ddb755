import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, listOf, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text-schemas.ts'
import { group, groupMember } from './group-shapes.ts'
import { oneGroup } from './groups.ts'

const oneMember = z.object({ id: id(), user_id: id() })
const changed = message.extend({ group })

export const groupMembers = endpoints({
  list: {
    method: 'GET',
    path: '/group/:id/member',
    who: 'member',
    summary:
      'Members of a group, last joined first; with state=invited, for owner and admins, who has not answered yet',
    params: oneGroup,
    query: listQuery().extend({ state: optional(z.enum(['joined', 'invited'])) }),
    answer: z.object({ members: z.array(groupMember), ...listAnswer }),
    errors: ['not_found'],
  },
  candidates: {
    method: 'GET',
    path: '/group/:id/candidate',
    who: 'member',
    summary:
      'For owner and admins: their connections who are not in the group, newest first, and whether they are invited',
    params: oneGroup,
    query: listQuery().extend({ keyword: optional(text({ max: 255 })) }),
    answer: z.object({
      people: z.array(person.extend({ is_invited: z.boolean() })),
      /** Whether the viewer has any, in the group or not. */
      has_connections: z.boolean(),
      ...listAnswer,
    }),
    errors: ['not_found'],
  },
  invite: {
    method: 'POST',
    path: '/group/:id/invitation',
    who: 'member',
    summary: 'As owner or admin, invite connections to a group; twice is once, and members stay what they are',
    params: oneGroup,
    body: z.object({ friend_ids: listOf(id()) }),
    answer: changed.extend({ invited: z.int().nonnegative() }),
    errors: ['not_found', 'group_full'],
    limits: ['connecting'],
  },
  remove: {
    method: 'DELETE',
    path: '/group/:id/member/:user_id',
    who: 'member',
    summary:
      'As owner or admin, take somebody out of a group, or take back their invitation; the link is closed to them. Admins are taken out by the owner',
    params: oneMember,
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  setRole: {
    method: 'PATCH',
    path: '/group/:id/member/:user_id',
    who: 'member',
    summary: 'As owner, make a member an admin, or an admin a member',
    params: oneMember,
    body: z.object({ role: z.enum(['member', 'admin']) }),
    answer: message.extend({ member: groupMember }),
    errors: ['not_found'],
    limits: ['reacting'],
  },
  handOver: {
    method: 'POST',
    path: '/group/:id/owner',
    who: 'member',
    summary: 'As owner, hand a group over to a member, and become an admin',
    params: oneGroup,
    body: z.object({ user_id: id() }),
    answer: changed,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
