import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { message } from '../platform/lists.ts'
import { group, groupInvitation } from './group-shapes.ts'
import { oneGroup } from './groups.ts'

const byToken = z.object({ token: z.string().max(200) })
const groupLink = z.object({ link: z.url() })

export const groupLinks = endpoints({
  get: {
    method: 'GET',
    path: '/group/:id/link',
    who: 'member',
    summary: 'For owner and admins: the link by which whoever has it joins; null where there is none',
    params: oneGroup,
    answer: z.object({ group_link: groupLink.nullable() }),
    errors: ['not_found'],
  },
  renew: {
    method: 'POST',
    path: '/group/:id/link',
    who: 'member',
    summary: 'As owner or admin, make the link of a group, or a new one; the old one is dead at once',
    params: oneGroup,
    answer: message.extend({ group_link: groupLink }),
    errors: ['not_found'],
    limits: ['connecting'],
  },
  close: {
    method: 'DELETE',
    path: '/group/:id/link',
    who: 'member',
    summary: 'As owner or admin, close the link of a group',
    params: oneGroup,
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  open: {
    method: 'GET',
    path: '/group-link/:token',
    who: 'anyone',
    summary: 'The group behind a link; opening it joins nothing',
    params: byToken,
    answer: z.object({ invitation: groupInvitation }),
    errors: ['group_link_closed'],
    limits: ['open_link'],
  },
  join: {
    method: 'POST',
    path: '/group-link/:token',
    who: 'member',
    summary: 'Join a group by its link; twice is once',
    params: byToken,
    answer: message.extend({ group }),
    errors: ['group_link_closed', 'group_full'],
    limits: ['reacting'],
  },
})
