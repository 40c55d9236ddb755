import { z } from 'zod'
import { media } from '../base/media.ts'
import { attachmentErrors } from '../base/uploads.ts'
import { endpoints } from '../platform/endpoint.ts'
import { flag, id, listOf, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text-schemas.ts'
import { oneEvent } from './events.ts'

/** Limits of one entry: code points of its text, and pictures. */
export const wallLimits = { words: 1000, images: 10 } as const

/** Text, pictures or both. `images` are addresses of uploads. */
export const wallForm = z.object({
  words: optional(text({ max: wallLimits.words })).transform(words => words ?? ''),
  images: listOf(text({ max: 1000, min: 1 })),
})
export type WallForm = z.output<typeof wallForm>

/** An entry on the wall of an event. */
export const wallEntry = z.object({
  id: z.int(),
  words: z.string(),
  images: z.array(media),
  user: person,
  created_at: time(),
  /** Only its author, the host and co-hosts see it until one of these approves it. */
  is_waiting: z.boolean(),
  can: z.object({ delete: z.boolean(), approve: z.boolean() }),
})
export type WallEntry = z.output<typeof wallEntry>

const oneEntry = z.object({ id: id(), entry_id: id() })
const changed = message.extend({ entry: wallEntry })
const reaction = { who: 'member', errors: ['not_found'], limits: ['reacting'] } as const

export const eventWall = endpoints({
  list: {
    method: 'GET',
    path: '/event/:id/wall',
    who: 'member',
    summary: 'What the hosts and those who come have put on the wall of an event, newest first',
    params: oneEvent,
    query: listQuery(20).extend({
      /** Only entries with pictures: the album. */
      pictures: optional(flag()),
    }),
    answer: z.object({ entries: z.array(wallEntry), approve_first: z.boolean(), ...listAnswer }),
    errors: ['not_found'],
  },
  own: {
    method: 'GET',
    path: '/event/:id/wall/own',
    who: 'member',
    summary: 'What the viewer has put on the wall of an event, newest first, also when they see the wall no more',
    params: oneEvent,
    query: listQuery(20),
    answer: z.object({ entries: z.array(wallEntry), ...listAnswer }),
  },
  add: {
    method: 'POST',
    path: '/event/:id/wall',
    who: 'member',
    summary: 'Put words or pictures on the wall of an event that the viewer hosts or comes to',
    params: oneEvent,
    body: wallForm,
    answer: changed,
    status: 201,
    errors: ['not_found', ...attachmentErrors],
    limits: ['commenting'],
  },
  settings: {
    ...reaction,
    method: 'PATCH',
    path: '/event/:id/wall',
    summary:
      'Let what guests put up from now on wait until host or co-host approves it, or not; what waits goes on waiting',
    params: oneEvent,
    body: z.object({ approve_first: flag() }),
    answer: message.extend({ approve_first: z.boolean() }),
  },
  approve: {
    ...reaction,
    method: 'POST',
    path: '/event/:id/wall/:entry_id/approve',
    summary: 'Let everybody who comes see an entry; twice is once',
    params: oneEntry,
    answer: changed,
  },
  delete: {
    ...reaction,
    method: 'DELETE',
    path: '/event/:id/wall/:entry_id',
    summary: 'Delete an own entry, also when the viewer sees the wall no more, or as host or co-host any',
    params: oneEntry,
    answer: message,
  },
})
