import { z } from 'zod'
import { flowerTypes } from '../base/flowers.ts'
import { attachmentLimits, media, mediaKinds } from '../base/media.ts'
import { attachmentErrors } from '../base/uploads.ts'
import { endpoints } from '../platform/endpoint.ts'
import { id, listOf } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { text } from '../platform/text-schemas.ts'
import { mention, mentionedIds } from './mentions.ts'

/** Limits of a post (specification part 1 §5 and §9). */
export const postLimits = {
  content: 2000,
  /** The counter turns red above this. */
  contentWarning: 1950,
  /** Longer text is cut on the card, with Read More. */
  preview: 200,
  ...attachmentLimits,
  /** Tiles of the gallery; the rest is shown as '+N'. */
  tiles: 4,
} as const

const count = z.int().nonnegative()
export const flowerType = () => z.literal(flowerTypes)

/** `superlikes.type` is the viewer's own flower or null; `by_type` counts each kind. */
const barePost = z.object({
  id: z.int(),
  content: z.string(),
  created_at: time(),
  edited_at: time().nullable(),
  user: person,
  /** People mentioned in the text whom the viewer may see. */
  mentions: z.array(mention),
  images: z.array(media),
  total_likes: count,
  total_superlikes: count,
  total_comments: count,
  total_shared: count,
  has_liked: z.boolean(),
  already_liked: z.boolean(),
  has_superliked: z.boolean(),
  already_superliked: z.boolean(),
  superlikes: z.object({
    type: flowerType().nullable(),
    total: count,
    by_type: z.object({ 1: count, 2: count, 3: count, 4: count, 5: count, 6: count }),
  }),
  is_saved: z.boolean(),
  /** The viewer's own post is hidden from everybody else; any other post only from the viewer's feed. */
  is_hidden: z.boolean(),
  /** The staff has hidden the viewer’s own post, for the reasons in this statement. */
  statement_id: z.int().nullable(),
  /** What the viewer may do with it. */
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    report: z.boolean(),
    /** Children comment on posts of their connections only. */
    comment: z.boolean(),
    /** The author is a connection of the viewer's. */
    remove_connection: z.boolean(),
    block: z.boolean(),
  }),
})
export type BarePost = z.output<typeof barePost>

/** A share contains the original as `post`; null with `post_unavailable` if it is deleted or not visible to the viewer. */
export const post = barePost.extend({ post: barePost.nullable(), post_unavailable: z.boolean() })
export type Post = z.output<typeof post>

const maxMedia = postLimits.image + postLimits.audio + postLimits.video
/** Together they weigh no more than one film. */
const mediaParts = { max: maxMedia, maxBytes: mediaKinds.video.maxBytes }
const postWords = () => text({ max: postLimits.content })
/** Addresses of uploaded files of the caller's; multipart bodies may contain the files themselves. */
const newMedia = () => listOf(text({ max: 1000 })).pipe(z.array(z.string()).max(maxMedia))

export const postForm = z.object({
  content: z.preprocess(value => value ?? '', postWords()),
  images: newMedia(),
  mentions: mentionedIds(),
})

export const postEdit = z.object({
  /** If omitted, the text stays. */
  content: postWords().optional(),
  /** Media to remove, by id or address; unknown ones count as removed already. */
  removed_images: listOf(z.union([id(), text({ max: 1000 })])).pipe(
    z.array(z.union([z.number(), z.string()])).max(100),
  ),
  /** Media to add; the limits apply to the result. */
  images: newMedia(),
  /** New mentions; existing ones that are still in the text are kept. */
  mentions: mentionedIds(),
})

export const onePost = z.object({ id: id() })
export const changedPost = message.extend({ post })

const mediaErrors = [...attachmentErrors, 'storage_full', 'storage_unverified'] as const

export const posts = endpoints({
  list: {
    method: 'GET',
    path: '/post',
    who: 'member',
    summary: 'The feed: own posts, those of connections, and public posts, newest first',
    query: listQuery(20),
    answer: z.object({ post: z.array(post), ...listAnswer }),
  },
  create: {
    method: 'POST',
    path: '/post',
    who: 'member',
    summary: 'Post words, pictures, songs or a film',
    body: postForm,
    files: { images: mediaParts },
    answer: changedPost,
    status: 201,
    errors: mediaErrors,
    limits: ['posting'],
  },
  get: {
    method: 'GET',
    path: '/post/:id',
    who: 'member',
    summary: 'One post that the viewer may see',
    params: onePost,
    answer: z.object({ post }),
    errors: ['not_found'],
  },
  edit: {
    method: 'PATCH',
    path: '/post/:id',
    who: 'member',
    summary: 'Change the words and media of an own post; a share keeps what it carries',
    params: onePost,
    body: postEdit,
    files: { images: mediaParts },
    answer: changedPost,
    errors: ['not_found', ...mediaErrors],
    limits: ['posting'],
  },
  delete: {
    method: 'DELETE',
    path: '/post/:id',
    who: 'member',
    summary: 'Delete an own post with its files',
    params: onePost,
    answer: message,
    errors: ['not_found'],
  },
})
