import { z } from 'zod'
import { media } from '../base/media.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { listAnswer, listQuery } from '../platform/lists.ts'

/** The owner; the viewer by default. */
export const whose = { user_id: optional(id()) }
const month = z.string().regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/)

/** A picture, film or song of a post. */
export const profileFile = media.extend({ post_id: z.int() })
export type ProfileFile = z.output<typeof profileFile>

/** The pictures and films of the visible posts of one month (UTC). */
export const collection = z.object({ month, count: z.int().positive(), cover: media })
export type Collection = z.output<typeof collection>

export const profileFiles = endpoints({
  collections: {
    method: 'GET',
    path: '/profile/file',
    who: 'member',
    summary: 'Months with pictures and films of a person, newest first',
    query: listQuery(24).extend(whose),
    answer: z.object({ collections: z.array(collection), ...listAnswer }),
    errors: ['not_found'],
  },
  files: {
    method: 'GET',
    path: '/profile/file/:month',
    who: 'member',
    summary: 'The pictures and films of a person in one month (YYYY-MM), newest first',
    params: z.object({ month }),
    query: listQuery(30).extend(whose),
    answer: z.object({ files: z.array(profileFile), ...listAnswer }),
    errors: ['not_found'],
  },
})
