import type { Facts } from '#facts.ts'
import { findCommentBy, findPlaceOf, likesComment } from '#features/social/comments'
import { findDeeds } from '#features/social/posts'
import type { Kit } from '#platform/app-context.ts'
import { notify, withdraw } from './notify.ts'

/** Who is answered hears of the answer; the author of the post hears of it too, once. */
export async function tellComment(kit: Kit, fact: Facts['comment.created']): Promise<void> {
  const { comment_id, parent_id, post_id, user_id: actor_id } = fact
  const place = await findPlaceOf(kit.db, comment_id)
  const post = await findDeeds(kit.db, post_id, actor_id)
  if (!place || !post) return
  const answered = place.answered_id
  if (answered)
    await notify(kit, { user_id: answered, actor_id, kind: 'comment_replied', post_id, comment_id: parent_id })
  if (answered === post.author_id) return
  await notify(kit, { user_id: post.author_id, actor_id, kind: 'post_commented', post_id, comment_id: null })
}

/** Taken back when it was the last one of that person there. */
export async function withdrawComment(kit: Kit, fact: Facts['comment.deleted']): Promise<void> {
  const { parent_id, post_id, user_id: actor_id } = fact
  const post = await findDeeds(kit.db, post_id, actor_id)
  if (post && !(await findCommentBy(kit.db, actor_id, { post_id })))
    await withdraw(kit, { user_id: post.author_id, actor_id, kind: 'post_commented', post_id, comment_id: null })
  if (!parent_id || (await findCommentBy(kit.db, actor_id, { post_id, parent_id }))) return
  const parent = await findPlaceOf(kit.db, parent_id)
  if (!parent) return
  await withdraw(kit, { user_id: parent.author_id, actor_id, kind: 'comment_replied', post_id, comment_id: parent_id })
}

export async function settleCommentLike(kit: Kit, { comment_id, user_id }: Facts['comment.liked']): Promise<void> {
  const place = await findPlaceOf(kit.db, comment_id)
  if (!place) return
  const about = { post_id: place.post_id, comment_id }
  const news = { user_id: place.author_id, actor_id: user_id, kind: 'comment_liked', ...about } as const
  await ((await likesComment(kit.db, comment_id, user_id)) ? notify(kit, news) : withdraw(kit, news))
}

type CommentMention = Facts['comment.mentioned']

const mentionNews = ({ comment_id, post_id, user_id: actor_id, mentioned_id }: CommentMention) =>
  ({ user_id: mentioned_id, actor_id, kind: 'comment_mentioned', post_id, comment_id }) as const

export const tellCommentMention = (kit: Kit, fact: CommentMention) => notify(kit, mentionNews(fact))
export const withdrawCommentMention = (kit: Kit, fact: CommentMention) => withdraw(kit, mentionNews(fact))
