import { z } from 'zod'
import { oneFile } from '../base/media.ts'
import { pictureErrors } from '../base/uploads.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { group, groupChange, groupForm } from './group-shapes.ts'
import { whose } from './profile-files.ts'

export const oneGroup = z.object({ id: id() })
const changed = message.extend({ group })

export const groups = endpoints({
  list: {
    method: 'GET',
    path: '/group',
    who: 'member',
    summary:
      'The viewer’s groups, or those that they have in common with somebody, last joined first; with state=invited those that wait for the viewer’s answer',
    query: listQuery(24).extend({ ...whose, state: optional(z.enum(['joined', 'invited'])) }),
    answer: z.object({ groups: z.array(group), ...listAnswer }),
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/group',
    who: 'member',
    summary: 'Make a group, and invite connections to it',
    body: groupForm,
    files: { cover: oneFile('image') },
    answer: changed,
    status: 201,
    errors: pictureErrors,
    limits: ['posting'],
  },
  get: {
    method: 'GET',
    path: '/group/:id',
    who: 'member',
    summary: 'One group that the viewer belongs to, or is invited to',
    params: oneGroup,
    answer: z.object({ group }),
    errors: ['not_found'],
  },
  edit: {
    method: 'PATCH',
    path: '/group/:id',
    who: 'member',
    summary: 'As owner or admin, change a group; what is left out stays as it is',
    params: oneGroup,
    body: groupChange,
    files: { cover: oneFile('image') },
    answer: changed,
    errors: ['not_found', ...pictureErrors],
    limits: ['editing'],
  },
  delete: {
    method: 'DELETE',
    path: '/group/:id',
    who: 'member',
    summary: 'As owner, delete a group for everybody, its chat included',
    params: oneGroup,
    answer: message,
    errors: ['not_found'],
    limits: ['editing'],
  },
  accept: {
    method: 'POST',
    path: '/group/:id/invitation/accept',
    who: 'member',
    summary: 'Join a group that one is invited to; twice is once',
    params: oneGroup,
    answer: changed,
    errors: ['not_found', 'group_full'],
    limits: ['reacting'],
  },
  reject: {
    method: 'POST',
    path: '/group/:id/invitation/reject',
    who: 'member',
    summary: 'Decline the invitation to a group; nobody is told',
    params: oneGroup,
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  leave: {
    method: 'POST',
    path: '/group/:id/leave',
    who: 'member',
    summary: 'Leave a group; owners hand it over first, or delete it',
    params: oneGroup,
    answer: message,
    errors: ['not_found', 'owner_stays'],
    limits: ['reacting'],
  },
})
