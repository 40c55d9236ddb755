import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { listAnswer, listQuery, message, time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { reportForm } from '../platform/reports.ts'
import { text } from '../platform/text-schemas.ts'
import { mention, mentionedIds } from './mentions.ts'

/** Limits of a comment (specification part 1 §5 and §9). */
export const commentLimits = {
  text: 100,
  /** Number of characters quoted from the comment that a reply answers. */
  quote: 30,
  /** Replies that are sent with their comment; the rest is fetched on demand. */
  replies: 2,
} as const

const count = z.int().nonnegative()

const words = z.object({
  id: z.int(),
  /** Empty if it was deleted but kept because it has replies, or was taken away by the staff. */
  comment: z.string(),
  post_id: z.int(),
  /** The comment that a reply answers. Replies are one level deep. */
  parent_id: z.int().nullable(),
  created_at: time(),
  edited_at: time().nullable(),
  is_deleted: z.boolean(),
  /** Null once it was deleted. */
  user: person.nullable(),
  /** People mentioned in the text whom the viewer may see. */
  mentions: z.array(mention),
  total_comments: count,
  total_likes: count,
  already_liked: z.boolean(),
  /** What the viewer may do with it. */
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    like: z.boolean(),
    reply: z.boolean(),
    report: z.boolean(),
  }),
})

/** `replies` holds the first few, oldest first; `total_comments` says how many there are. */
export const comment = words.extend({ replies: z.array(words.extend({ replies: z.array(z.never()) })) })
export type Comment = z.output<typeof comment>

const writtenComment = () => text({ max: commentLimits.text, min: 1 })
export const commentForm = z.object({
  post_id: id(),
  /** A reply to a reply is put under the same comment. */
  parent_id: optional(id()),
  comment: writtenComment(),
  mentions: mentionedIds(),
})

const oneComment = z.object({ id: id() })
const changed = message.extend({ comment })
/** The fields that a like changes; the client already has the rest. */
const changedLikes = message.extend({ comment: comment.pick({ id: true, total_likes: true, already_liked: true }) })

export const comments = endpoints({
  list: {
    method: 'GET',
    path: '/comment',
    who: 'member',
    summary: 'Comments under a post, newest first; with parent_id the replies to one, oldest first',
    query: listQuery(20).extend({ post_id: id(), parent_id: optional(id()) }),
    answer: z.object({ comment: z.array(comment), ...listAnswer }),
    errors: ['not_found'],
  },
  get: {
    method: 'GET',
    path: '/comment/:id',
    who: 'member',
    summary: 'One comment, and the comment that it answers',
    params: oneComment,
    answer: z.object({ comment, parent: comment.nullable() }),
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/comment',
    who: 'member',
    summary: 'Comment on a post, or reply to a comment',
    body: commentForm,
    answer: changed,
    status: 201,
    errors: ['kids_connections_only', 'not_found'],
    limits: ['commenting'],
  },
  edit: {
    method: 'PATCH',
    path: '/comment/:id',
    who: 'member',
    summary: 'Change the words of an own comment',
    params: oneComment,
    body: z.object({ comment: writtenComment(), mentions: mentionedIds() }),
    answer: changed,
    errors: ['not_found'],
    limits: ['commenting'],
  },
  delete: {
    method: 'DELETE',
    path: '/comment/:id',
    who: 'member',
    summary: 'Delete an own comment; one with replies stays as "comment deleted"',
    params: oneComment,
    answer: message,
    errors: ['not_found'],
  },
  report: {
    method: 'POST',
    path: '/comment/:id/report',
    who: 'member',
    summary: 'Report a comment of somebody else; the first report of a person stands',
    params: oneComment,
    body: reportForm,
    answer: message,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  like: {
    method: 'POST',
    path: '/comment/:id/like',
    who: 'member',
    summary: 'Like a comment; twice leaves one',
    params: oneComment,
    answer: changedLikes,
    errors: ['not_found'],
    limits: ['reacting'],
  },
  unlike: {
    method: 'DELETE',
    path: '/comment/:id/like',
    who: 'member',
    summary: 'Take the like of a comment back',
    params: oneComment,
    answer: changedLikes,
    errors: ['not_found'],
    limits: ['reacting'],
  },
})
