import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { flowerTypes } from './flowers.ts'
import { id, integer, listOf } from './forms.ts'
import { listAnswer, listQuery, message, time } from './lists.ts'
import { media } from './media.ts'
import { text } from './text.ts'
import { person } from './users.ts'

/** Limits of a post (specification part 1 §5 and §9). */
export const postLimits = {
  content: 2000,
  /** The counter turns red above this. */
  contentWarning: 1950,
  /** Longer text is cut on the card, with Read More. */
  preview: 200,
  image: 10,
  audio: 5,
  video: 1,
  /** Tiles of the gallery; more are told as '+N'. */
  tiles: 4,
} as const

const count = z.int().nonnegative()
const flowerType = () => z.literal(flowerTypes)

/** `superlikes.type` is the viewer's own flower or null; `by_type` counts each kind. */
const barePost = z.object({
  id: z.int(),
  content: z.string(),
  created_at: time(),
  user: person,
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
  /** Hidden from everybody else when it is the viewer's own, else out of the viewer's feed. */
  is_hidden: z.boolean(),
  /** What the viewer may do with it. */
  can: z.object({ delete: z.boolean(), report: z.boolean() }),
})
export type BarePost = z.output<typeof barePost>

/** A share carries the original as `post`; null with `post_unavailable` when it is gone or not for the viewer to see. */
export const post = barePost.extend({ post: barePost.nullable(), post_unavailable: z.boolean() })
export type Post = z.output<typeof post>

export const postForm = z.object({
  content: z.preprocess(value => value ?? '', text({ max: postLimits.content })),
  /** Addresses of uploaded files of the caller's; multipart bodies may carry the files themselves. */
  images: listOf(text({ max: 1000 })).pipe(
    z.array(z.string()).max(postLimits.image + postLimits.audio + postLimits.video),
  ),
})

export const onePost = z.object({ id: id() })
export const changedPost = message.extend({ post })

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
    files: ['images'],
    answer: changedPost,
    status: 201,
    refusals: [
      'upload_missing',
      'upload_lied',
      'upload_broken',
      'upload_too_large',
      'picture_too_large',
      'upload_used',
    ],
    limits: ['posting'],
  },
  get: {
    method: 'GET',
    path: '/post/:id',
    who: 'member',
    summary: 'One post that the viewer may see',
    params: onePost,
    answer: z.object({ post }),
    refusals: ['not_found'],
  },
  delete: {
    method: 'DELETE',
    path: '/post/:id',
    who: 'member',
    summary: 'Delete an own post with its files',
    params: onePost,
    answer: message,
    refusals: ['not_found'],
  },
})

const liker = person
const likerList = z.object({ users: z.array(liker), ...listAnswer })

export const reactions = endpoints({
  like: {
    method: 'POST',
    path: '/post/:id/like',
    who: 'member',
    summary: 'Like a post; twice leaves one',
    params: onePost,
    answer: changedPost,
    refusals: ['not_found'],
    limits: ['reacting'],
  },
  unlike: {
    method: 'DELETE',
    path: '/post/:id/like',
    who: 'member',
    summary: 'Take a like back',
    params: onePost,
    answer: changedPost,
    refusals: ['not_found'],
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
    refusals: ['not_found'],
  },
  superlike: {
    method: 'POST',
    path: '/post/:id/superlike',
    who: 'member',
    summary: 'Give a flower; another one replaces the first',
    params: onePost,
    body: z.object({ type: integer().pipe(flowerType()) }),
    answer: changedPost,
    refusals: ['not_found'],
    limits: ['reacting'],
  },
  unsuperlike: {
    method: 'DELETE',
    path: '/post/:id/superlike',
    who: 'member',
    summary: 'Take a flower back',
    params: onePost,
    answer: changedPost,
    refusals: ['not_found'],
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
    refusals: ['not_found'],
  },
})
