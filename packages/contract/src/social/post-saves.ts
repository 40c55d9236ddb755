import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { listAnswer, listQuery } from '../platform/lists.ts'
import { changedPost, onePost, post } from './posts.ts'

export const postSaves = endpoints({
  list: {
    method: 'GET',
    path: '/post/saved',
    who: 'member',
    summary: 'Saved posts that the viewer may still see, last saved first',
    query: listQuery(20),
    answer: z.object({ post: z.array(post), ...listAnswer }),
  },
  save: {
    method: 'POST',
    path: '/post/:id/save',
    who: 'member',
    summary: 'Save a post; twice leaves one',
    params: onePost,
    answer: changedPost,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  unsave: {
    method: 'DELETE',
    path: '/post/:id/save',
    who: 'member',
    summary: 'Take a post out of the saved ones',
    params: onePost,
    answer: changedPost,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
