import { z } from 'zod'
import { media } from '../base/media.ts'
import { pictureErrors } from '../base/uploads.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id, listOf } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { line, text } from '../platform/text-schemas.ts'

/** Code points of the name; pictures of an album; albums of a store. */
export const albumLimits = { name: 80, images: 24, albums: 20 } as const

/** Pictures of what a provider has done before. */
export const album = z.object({
  id: z.int(),
  /** Of the company. */
  provider_id: z.int(),
  name: z.string(),
  /** In the provider's order, at least one. */
  images: z.array(media),
  created_at: time(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Album = z.output<typeof album>

/** Addresses of uploads of the caller's, and of pictures that the album has. */
const images = () =>
  listOf(text({ max: 1000 }))
    .transform(list => [...new Set(list)])
    .pipe(z.array(z.string()).min(1, issue('required')).max(albumLimits.images))

const name = () => line({ max: albumLimits.name, min: 1 })

export const albumForm = z.object({ name: name(), images: images() })
export type AlbumForm = z.output<typeof albumForm>

/** What is left out stays. Images that are sent are all that there will be, in this order. */
export const albumEdit = z.object({ name: name().optional(), images: z.optional(images()) })
export type AlbumEdit = z.output<typeof albumEdit>

const one = z.object({ id: id() })
const changed = message.extend({ album })

export const albums = endpoints({
  ofProvider: {
    method: 'GET',
    path: '/service-provider/:id/album',
    who: 'anyone',
    bearsLag: true,
    summary: 'The albums of a provider whom the viewer may see, newest first',
    params: one,
    query: listQuery(10),
    answer: z.object({ albums: z.array(album), ...listAnswer }),
    errors: ['not_found'],
  },
  get: {
    method: 'GET',
    path: '/album/:id',
    who: 'anyone',
    bearsLag: true,
    summary: 'One album of a provider whom the viewer may see',
    params: one,
    answer: z.object({ album }),
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/album',
    who: 'provider',
    summary: 'Add an album to the viewer’s own store',
    body: albumForm,
    status: 201,
    answer: changed,
    errors: ['too_many_albums', 'store_resting', ...pictureErrors],
    limits: ['editing'],
  },
  edit: {
    method: 'PATCH',
    path: '/album/:id',
    who: 'provider',
    summary: 'Change an album of the viewer’s own store',
    params: one,
    body: albumEdit,
    answer: changed,
    errors: ['not_found', 'store_resting', ...pictureErrors],
    limits: ['editing'],
  },
  delete: {
    method: 'DELETE',
    path: '/album/:id',
    who: 'provider',
    summary: 'Delete an album of the viewer’s own store with its pictures',
    params: one,
    answer: message,
    errors: ['not_found'],
    limits: ['editing'],
  },
})
