import { endpoints } from '../platform/endpoint.ts'
import { changedPost, onePost } from './posts.ts'

export const postHides = endpoints({
  hide: {
    method: 'POST',
    path: '/post/:id/hide',
    who: 'member',
    summary: 'Hide an own post from everybody else and from feeds; a post of others from the own feed',
    params: onePost,
    answer: changedPost,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  unhide: {
    method: 'DELETE',
    path: '/post/:id/hide',
    who: 'member',
    summary: 'Undo hiding',
    params: onePost,
    answer: changedPost,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
