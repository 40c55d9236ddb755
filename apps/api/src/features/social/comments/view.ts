import type { Comment } from '@celebrio/contract/social/comments'
import type { Mention } from '@celebrio/contract/social/mentions'
import { mentionsInComments } from '#features/social/mentions'
import { mayCommentOn } from '#features/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { canDeleteComment, canEditComment, canLikeComment, canReplyTo, canReportComment } from './policies.ts'
import { type CommentRow, findFirstReplies } from './queries/comments.ts'
import { withSeenTotals } from './totals.ts'

function authorView(app: AppContext, row: CommentRow): Comment['user'] {
  if (row.deleted_at) return null
  const picture = row.author_picture
  return { id: row.user_id, name: row.author_name, profile_picture: picture && app.files.publicUrl(picture) }
}

/** `open`: whether the viewer may comment on the post. */
type Surroundings = { mentions: Mention[]; open: boolean }

function wordsView(app: AppContext, viewer: Viewer, row: CommentRow, { mentions, open }: Surroundings) {
  return {
    id: row.id,
    comment: row.comment,
    post_id: row.post_id,
    parent_id: row.parent_id,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    is_deleted: row.deleted_at !== null,
    user: authorView(app, row),
    mentions,
    total_comments: row.total_comments,
    total_likes: row.total_likes,
    already_liked: row.liked_by !== null,
    can: {
      edit: canEditComment(viewer, row),
      delete: canDeleteComment(viewer, row),
      like: canLikeComment(row),
      reply: open && canReplyTo(row),
      report: canReportComment(viewer, row),
    },
  }
}

/** Rows of one post as the contract shows them; the first replies to all of them come in one query. */
export async function commentViews(app: AppContext, db: Db, viewer: Viewer, found: CommentRow[]): Promise<Comment[]> {
  const answered = found.filter(row => row.total_comments > 0).map(row => row.id)
  const answers = answered.length > 0 ? await findFirstReplies(db, viewer.id, answered) : []
  const all = await withSeenTotals(db, viewer, [...found, ...answers])
  const [rows, replies] = [all.slice(0, found.length), all.slice(found.length)]
  const texts = all.map(({ id, comment }) => ({ id, text: comment }))
  const named = await mentionsInComments(db, viewer, texts)
  const [first] = found
  const open = first !== undefined && (await mayCommentOn(db, viewer, first.post_id))
  const words = (row: CommentRow) => wordsView(app, viewer, row, { mentions: named.get(row.id) ?? [], open })
  const byParent = Map.groupBy(replies, reply => reply.parent_id)
  return rows.map(row => ({
    ...words(row),
    replies: (byParent.get(row.id) ?? []).map(reply => ({ ...words(reply), replies: [] })),
  }))
}
