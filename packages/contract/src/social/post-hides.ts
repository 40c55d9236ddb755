import { endpoints } from '../platform/endpoint.ts'
import { message } from '../platform/lists.ts'
import { onePost, post } from './posts.ts'

const changedHide = message.extend({ post: post.pick({ id: true, is_hidden: true }) })

export const postHides = endpoints({
  hide: {
    method: 'POST',
    path: '/post/:id/hide',
    who: 'member',
    summary: 'Hide an own post from everybody else and from feeds; a post of others from the own feed',
    params: onePost,
    answer: changedHide,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  unhide: {
    method: 'DELETE',
    path: '/post/:id/hide',
    who: 'member',
    summary: 'Undo hiding',
    params: onePost,
    answer: changedHide,
    errors: ['not_found', 'held_by_staff'],
    limits: ['reacting'],
  },
})
