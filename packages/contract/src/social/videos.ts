import { z } from 'zod'
import { media } from '../base/media.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'

/** What counts as a view of a film (decisions §3). */
export const viewRules = {
  /** Seconds played. */
  seconds: 3,
  /** For how many days a view counts. */
  days: 30,
} as const

/** The film of a post; `id` is that of the file. */
const video = media.extend({
  post_id: z.int(),
  /** The text of the post. */
  content: z.string(),
  user: person,
  created_at: time(),
  /** Of the last 30 days, each viewer once a day (UTC), without the author. */
  total_views: z.int().nonnegative(),
})
export type Video = z.output<typeof video>

export const videos = endpoints({
  mostWatched: {
    method: 'GET',
    path: '/most-watched-video',
    who: 'member',
    summary: 'Films of posts that the viewer may see and has not hidden, most watched of the last 30 days first',
    query: listQuery(1),
    answer: z.object({ videos: z.array(video), ...listAnswer }),
  },
  view: {
    method: 'POST',
    path: '/video/:id/view',
    who: 'member',
    summary: 'Tell that a film has played for three seconds; counts once per viewer and day',
    params: z.object({ id: id() }),
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
