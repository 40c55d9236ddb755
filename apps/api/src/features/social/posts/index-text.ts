import { findHashtags } from '@celebrio/contract/social/hashtags'
import { saveMentions } from '#features/social/mentions'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { canSee } from './queries/posts.ts'
import { replaceHashtags } from './queries/writes.ts'

type Written = { id: number; created_at: Date; content: string }

async function saveHashtags(app: AppContext, tx: Tx, { id, created_at, content }: Written): Promise<void> {
  const tags = [...new Set(findHashtags(content).map(({ tag }) => tag))]
  await replaceHashtags(tx, id, created_at, tags)
  if (tags.length > 0) await app.emit(tx, 'hashtag.used', { post_id: id })
}

/** Saves what a post's text leads to: hashtags, and people, who are told once when they may see the post. */
export async function indexText(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  post: Written,
  mentions: number[],
): Promise<void> {
  await saveHashtags(app, tx, post)
  const emit = async (mentioned_id: number) => {
    if (!(await canSee(tx, mentioned_id, post.id))) return false
    await app.emit(tx, 'post.mentioned', { post_id: post.id, user_id: viewer.id, mentioned_id })
    return true
  }
  const place = { post_id: post.id, comment_id: null }
  const gone = await saveMentions(tx, viewer, { place, text: post.content, ids: mentions }, emit)
  for (const mentioned_id of gone)
    await app.emit(tx, 'post.unmentioned', { post_id: post.id, user_id: viewer.id, mentioned_id })
}
