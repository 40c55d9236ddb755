import type { CommentNoticeKind } from '@celebrio/contract/social/notices'
import { notify, notifyOn, withdraw } from '#features/base/notifications'
import { findReactions } from '#features/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { findCommentBy, findPosition, likesComment } from './queries/notice-subjects.ts'

const notice = (kind: CommentNoticeKind, user_id: number, actor_id: number, subject_id: number) => ({
  kind,
  user_id,
  actor_id,
  subject_id,
})

/** Who is answered hears of the answer; the author of the post hears of it too, once. */
async function notifyCommented(app: AppContext, fact: Facts['comment.created']): Promise<void> {
  const { comment_id, parent_id, post_id, user_id } = fact
  const position = await findPosition(app.db, comment_id)
  const post = await findReactions(app.db, post_id, user_id)
  if (!position || !post) return
  const { answered_id } = position
  if (answered_id && parent_id) await notify(app, notice('comment_replied', answered_id, user_id, parent_id))
  if (answered_id === post.author_id) return
  await notify(app, notice('post_commented', post.author_id, user_id, post_id))
}

/** Taken back when it was the last one of that person there. */
async function withdrawCommented(app: AppContext, fact: Facts['comment.deleted']): Promise<void> {
  const { parent_id, post_id, user_id } = fact
  const post = await findReactions(app.db, post_id, user_id)
  if (post && !(await findCommentBy(app.db, user_id, { post_id })))
    await withdraw(app, notice('post_commented', post.author_id, user_id, post_id))
  if (!parent_id || (await findCommentBy(app.db, user_id, { post_id, parent_id }))) return
  const parent = await findPosition(app.db, parent_id)
  if (parent) await withdraw(app, notice('comment_replied', parent.author_id, user_id, parent_id))
}

async function reconcileLike(app: AppContext, { comment_id, user_id }: Facts['comment.liked']): Promise<void> {
  const position = await findPosition(app.db, comment_id)
  if (!position) return
  const input = notice('comment_liked', position.author_id, user_id, comment_id)
  await ((await likesComment(app.db, comment_id, user_id)) ? notify(app, input) : withdraw(app, input))
}

const mention = ({ comment_id, user_id, mentioned_id }: Facts['comment.mentioned']) =>
  notice('comment_mentioned', mentioned_id, user_id, comment_id)

export const noticeListeners = notifyOn({
  'comment.created': notifyCommented,
  'comment.deleted': withdrawCommented,
  'comment.mentioned': (app, fact) => notify(app, mention(fact)),
  'comment.unmentioned': (app, fact) => withdraw(app, mention(fact)),
  'comment.liked': reconcileLike,
  'comment.unliked': reconcileLike,
})
