import { z } from 'zod'
import { media, oneFile } from '../base/media.ts'
import { pictureErrors } from '../base/uploads.ts'
import { endpoints } from '../platform/endpoint.ts'
import { flag, id, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { line, text } from '../platform/text-schemas.ts'
import { whose } from './profile-files.ts'

export const songLimits = { title: 255 } as const

/** A song of a post, or one that was put up by itself; `id` is that of its sound file. */
export const song = z.object({
  id: z.int(),
  /** Null for a song of a post that carries none. */
  title: z.string().nullable(),
  audio: media,
  cover: media.nullable(),
  user: person,
  created_at: time(),
  /** The post that it is part of. */
  post_id: z.int().nullable(),
  total_subscribers: z.int().nonnegative(),
  is_subscribed: z.boolean(),
  /** What the viewer may do with it. */
  can: z.object({ edit: z.boolean(), delete: z.boolean(), subscribe: z.boolean() }),
})
export type Song = z.output<typeof song>

/** Address of an uploaded file of the caller's; a multipart body may carry the file itself under the same name. */
const file = () => optional(text({ max: 1000 }))

const title = () => line({ max: songLimits.title, min: 1 })

export const songForm = z.object({ title: title(), audio: file(), cover: file() })
export const songChange = z.object({
  title: optional(title()),
  /** Replaces the cover. */
  cover: file(),
  remove_cover: optional(flag()),
})

const oneSong = z.object({ id: id() })
const changed = message.extend({ song })
/** The fields that a subscription changes; the client already has the rest. */
const changedSubscription = message.extend({
  song: song.pick({ id: true, total_subscribers: true, is_subscribed: true }),
})
const list = z.object({ songs: z.array(song), ...listAnswer })

export const music = endpoints({
  list: {
    method: 'GET',
    path: '/profile/song',
    who: 'member',
    summary: 'Songs of somebody, of posts and put up by themselves, that the viewer may see, newest first',
    query: listQuery().extend(whose),
    answer: list,
    errors: ['not_found'],
  },
  subscribed: {
    method: 'GET',
    path: '/song/subscribed',
    who: 'member',
    summary: 'Songs of others that the viewer has subscribed to and may still see, last subscribed first',
    query: listQuery(),
    answer: list,
  },
  upload: {
    method: 'POST',
    path: '/song',
    who: 'member',
    summary: 'Put up a song, with a title and perhaps a cover',
    body: songForm,
    files: { audio: oneFile('audio'), cover: oneFile('image') },
    answer: changed,
    status: 201,
    errors: pictureErrors,
    limits: ['posting'],
  },
  edit: {
    method: 'PATCH',
    path: '/song/:id',
    who: 'member',
    summary: 'Change the title or cover of an own song that was put up by itself',
    params: oneSong,
    body: songChange,
    files: { cover: oneFile('image') },
    answer: changed,
    errors: ['not_found', ...pictureErrors],
    limits: ['posting'],
  },
  delete: {
    method: 'DELETE',
    path: '/song/:id',
    who: 'member',
    summary: 'Delete an own song that was put up by itself, with its files',
    params: oneSong,
    answer: message,
    errors: ['not_found'],
  },
  subscribe: {
    method: 'POST',
    path: '/song/:id/subscribe',
    who: 'member',
    summary: 'Keep a song of somebody else; twice leaves one',
    params: oneSong,
    answer: changedSubscription,
    errors: ['not_found', 'own_song'],
    limits: ['reacting'],
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/song/:id/subscribe',
    who: 'member',
    summary: 'Keep a song no longer',
    params: oneSong,
    answer: changedSubscription,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
