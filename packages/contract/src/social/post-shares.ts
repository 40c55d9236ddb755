import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { listAnswer, listQuery } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text-schemas.ts'
import { mentionedIds } from './mentions.ts'
import { changedPost, onePost, postLimits } from './posts.ts'

export const postShares = endpoints({
  share: {
    method: 'POST',
    path: '/post/:id/share',
    who: 'member',
    summary: 'Share a post with own words, or none; a share of a share carries the original',
    params: onePost,
    body: z.object({
      content: z.preprocess(value => value ?? '', text({ max: postLimits.content })),
      mentions: mentionedIds(),
    }),
    answer: changedPost,
    status: 201,
    errors: ['not_found'],
    limits: ['posting'],
  },
  sharers: {
    method: 'GET',
    path: '/post/:id/share',
    who: 'member',
    summary: 'Who shared a post, each person once, newest first; only shares that the viewer may see',
    params: onePost,
    query: listQuery(),
    answer: z.object({ users: z.array(person), ...listAnswer }),
    errors: ['not_found'],
  },
})
