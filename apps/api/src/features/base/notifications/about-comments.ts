import { findCommentBy, findPlaceOf, likesComment } from '#features/social/comments'
import { findDeeds } from '#features/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { notify, withdraw } from './notify.ts'

/** Who is answered hears of the answer; the author of the post hears of it too, once. */
export async function tellComment(app: AppContext, fact: Facts['comment.created']): Promise<void> {
  const { comment_id, parent_id, post_id, user_id: actor_id } = fact
  const place = await findPlaceOf(app.db, comment_id)
  const post = await findDeeds(app.db, post_id, actor_id)
  if (!place || !post) return
  const answered = place.answered_id
  if (answered)
    await notify(app, { user_id: answered, actor_id, kind: 'comment_replied', post_id, comment_id: parent_id })
  if (answered === post.author_id) return
  await notify(app, { user_id: post.author_id, actor_id, kind: 'post_commented', post_id, comment_id: null })
}

/** Taken back when it was the last one of that person there. */
export async function withdrawComment(app: AppContext, fact: Facts['comment.deleted']): Promise<void> {
  const { parent_id, post_id, user_id: actor_id } = fact
  const post = await findDeeds(app.db, post_id, actor_id)
  if (post && !(await findCommentBy(app.db, actor_id, { post_id })))
    await withdraw(app, { user_id: post.author_id, actor_id, kind: 'post_commented', post_id, comment_id: null })
  if (!parent_id || (await findCommentBy(app.db, actor_id, { post_id, parent_id }))) return
  const parent = await findPlaceOf(app.db, parent_id)
  if (!parent) return
  await withdraw(app, { user_id: parent.author_id, actor_id, kind: 'comment_replied', post_id, comment_id: parent_id })
}

export async function settleCommentLike(
  app: AppContext,
  { comment_id, user_id }: Facts['comment.liked'],
): Promise<void> {
  const place = await findPlaceOf(app.db, comment_id)
  if (!place) return
  const about = { post_id: place.post_id, comment_id }
  const news = { user_id: place.author_id, actor_id: user_id, kind: 'comment_liked', ...about } as const
  await ((await likesComment(app.db, comment_id, user_id)) ? notify(app, news) : withdraw(app, news))
}

type CommentMention = Facts['comment.mentioned']

const mentionNews = ({ comment_id, post_id, user_id: actor_id, mentioned_id }: CommentMention) =>
  ({ user_id: mentioned_id, actor_id, kind: 'comment_mentioned', post_id, comment_id }) as const

export const tellCommentMention = (app: AppContext, fact: CommentMention) => notify(app, mentionNews(fact))
export const withdrawCommentMention = (app: AppContext, fact: CommentMention) => withdraw(app, mentionNews(fact))
