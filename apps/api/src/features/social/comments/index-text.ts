import { saveMentions } from '#features/social/mentions'
import { canSee } from '#features/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { findCommentVisibleTo } from './queries/comments.ts'

type Written = { id: number; post_id: number; comment: string }

/** Saves whom a comment names; they are told once, when they may see it. */
export async function indexText(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  written: Written,
  mentions: number[],
): Promise<void> {
  const { id: comment_id, post_id, comment } = written
  const emit = async (mentioned_id: number) => {
    const sees = (await canSee(tx, mentioned_id, post_id)) && (await findCommentVisibleTo(tx, mentioned_id, comment_id))
    if (!sees) return false
    await app.emit(tx, 'comment.mentioned', { comment_id, post_id, user_id: viewer.id, mentioned_id })
    return true
  }
  const place = { post_id, comment_id }
  const gone = await saveMentions(tx, viewer, { place, text: comment, ids: mentions }, emit)
  for (const mentioned_id of gone)
    await app.emit(tx, 'comment.unmentioned', { ...place, user_id: viewer.id, mentioned_id })
}
