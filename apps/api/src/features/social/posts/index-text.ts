import { keepHashtags } from '#features/social/hashtags'
import { keepMentions } from '#features/social/mentions'
import type { Kit } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { canSee } from './queries/posts.ts'

type Written = { id: number; created_at: Date; content: string }

/** Keeps what a post's words lead to: hashtags, and people, who are told once when they may see the post. */
export async function keepWords(kit: Kit, tx: Tx, viewer: Viewer, post: Written, mentions: number[]): Promise<void> {
  await keepHashtags(kit, tx, post, post.content)
  const tell = async (mentioned_id: number) => {
    if (!(await canSee(tx, mentioned_id, post.id))) return false
    await kit.tell(tx, 'post.mentioned', { post_id: post.id, user_id: viewer.id, mentioned_id })
    return true
  }
  const place = { post_id: post.id, comment_id: null }
  const gone = await keepMentions(kit, tx, viewer, { place, text: post.content, ids: mentions }, tell)
  for (const mentioned_id of gone)
    await kit.tell(tx, 'post.unmentioned', { post_id: post.id, user_id: viewer.id, mentioned_id })
}
