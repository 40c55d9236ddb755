import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { flag, id } from '../platform/forms.ts'
import { message, time } from '../platform/lists.ts'

/** Clients say so often that somebody is looking, in milliseconds. */
export const presenceEvery = 60_000
/** Who was seen within so many milliseconds is there: one word of theirs may be late. */
export const presentFor = 2 * presenceEvery + 30_000

const own = z.object({
  /** Whether connections see when one was last here, and one sees it of them. */
  is_shared: z.boolean(),
})
export type OwnPresence = z.output<typeof own>

/** Who is there just now. */
export const presence = endpoints({
  tell: {
    method: 'PUT',
    path: '/presence',
    who: 'member',
    summary: 'The viewer is looking just now; nothing is kept of who does not share it',
    answer: message.extend({ presence: own }),
    limits: ['presence'],
  },
  share: {
    method: 'PATCH',
    path: '/presence',
    who: 'member',
    summary:
      'Share with connections when one was last here, or no longer; who does not share it does not see it of others',
    body: z.object({ is_shared: flag() }),
    answer: message.extend({ presence: own }),
    limits: ['editing'],
  },
  of: {
    method: 'GET',
    path: '/presence/:id',
    who: 'member',
    summary: 'When a connection was last here; null of everybody else, and where either of the two does not share it',
    params: z.object({ id: id() }),
    answer: z.object({ presence: z.object({ seen_at: time().nullable() }) }),
  },
})
