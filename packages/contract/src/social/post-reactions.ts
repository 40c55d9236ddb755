import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { integer } from '../platform/forms.ts'
import { listAnswer, listQuery, message } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { flowerType, onePost, post } from './posts.ts'

/** The fields that a like or a flower changes; the client already has the rest. */
const changedLikes = message.extend({
  post: post.pick({ id: true, total_likes: true, has_liked: true, already_liked: true }),
})
const changedFlowers = message.extend({
  post: post.pick({
    id: true,
    total_superlikes: true,
    has_superliked: true,
    already_superliked: true,
    superlikes: true,
  }),
})

const liker = person
const likerList = z.object({ users: z.array(liker), ...listAnswer })

export const postReactions = endpoints({
  like: {
    method: 'POST',
    path: '/post/:id/like',
    who: 'member',
    summary: 'Like a post; twice leaves one',
    params: onePost,
    answer: changedLikes,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  unlike: {
    method: 'DELETE',
    path: '/post/:id/like',
    who: 'member',
    summary: 'Take a like back',
    params: onePost,
    answer: changedLikes,
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
    summary: 'Give a flower; a different one replaces the first',
    params: onePost,
    body: z.object({ type: integer().pipe(flowerType()) }),
    answer: changedFlowers,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  unsuperlike: {
    method: 'DELETE',
    path: '/post/:id/superlike',
    who: 'member',
    summary: 'Take a flower back',
    params: onePost,
    answer: changedFlowers,
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
