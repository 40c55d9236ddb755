import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { onePost, post } from './posts.ts'

const changedSave = message.extend({ post: post.pick({ id: true, is_saved: true }) })

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
    answer: changedSave,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  unsave: {
    method: 'DELETE',
    path: '/post/:id/save',
    who: 'member',
    summary: 'Take a post out of the saved ones',
    params: onePost,
    answer: changedSave,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
