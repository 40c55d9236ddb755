import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { optional } from '../platform/forms.ts'
import { listAnswer, listQuery } from '../platform/lists.ts'
import { post } from './posts.ts'
import { whose } from './profile-files.ts'

export const profilePosts = endpoints({
  list: {
    method: 'GET',
    path: '/profile/post',
    who: 'member',
    summary: 'The posts of a person that the viewer may see, newest first; with filter_with those with such files',
    query: listQuery(20).extend({ ...whose, filter_with: optional(z.enum(['image', 'music'])) }),
    answer: z.object({ post: z.array(post), ...listAnswer }),
    errors: ['not_found'],
  },
})
