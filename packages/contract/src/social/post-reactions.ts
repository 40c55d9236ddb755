import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { integer } from '../platform/forms.ts'
import { listAnswer, listQuery } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { changedPost, flowerType, onePost } from './posts.ts'

const liker = person
const likerList = z.object({ users: z.array(liker), ...listAnswer })

export const postReactions = endpoints({
  like: {
    method: 'POST',
    path: '/post/:id/like',
    who: 'member',
    summary: 'Like a post; twice leaves one',
    params: onePost,
    answer: changedPost,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  unlike: {
    method: 'DELETE',
    path: '/post/:id/like',
    who: 'member',
    summary: 'Take a like back',
    params: onePost,
    answer: changedPost,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  likers: {
    method: 'GET',
    path: '/post/:id/like',
    who: 'member',
    summary: 'Who likes a post, newest first',
    params: onePost,
    query: listQuery(),
    answer: likerList,
    errors: ['not_found'],
  },
  superlike: {
    method: 'POST',
    path: '/post/:id/superlike',
    who: 'member',
    summary: 'Give a flower; another one replaces the first',
    params: onePost,
    body: z.object({ type: integer().pipe(flowerType()) }),
    answer: changedPost,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  unsuperlike: {
    method: 'DELETE',
    path: '/post/:id/superlike',
    who: 'member',
    summary: 'Take a flower back',
    params: onePost,
    answer: changedPost,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  superlikers: {
    method: 'GET',
    path: '/post/:id/superlike',
    who: 'member',
    summary: 'Who gave which flower, newest first',
    params: onePost,
    query: listQuery(),
    answer: z.object({ users: z.array(liker.extend({ type: flowerType() })), ...listAnswer }),
    errors: ['not_found'],
  },
})
