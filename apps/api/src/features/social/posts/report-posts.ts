import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { findPostVisibleTo } from './queries/posts.ts'
import { insertReport } from './queries/reports.ts'
import { holdPost } from './queries/writes.ts'

/** The first report of a person stands; later ones are thanked for just the same. @throws Refusal not_found, own_post */
export async function reportPost(kit: Kit, viewer: Viewer, postId: number, reason: string | undefined) {
  await inTransaction(kit, async tx => {
    const post = await findPostVisibleTo(tx, viewer.id, postId)
    if (!post) throw new Refusal('not_found')
    if (post.user_id === viewer.id) throw new Refusal('own_post')
    if (!(await holdPost(tx, postId))) throw new Refusal('not_found')
    const report = { post_id: postId, user_id: viewer.id, reason: reason || null, created_at: kit.clock.now() }
    if (await insertReport(tx, report)) await kit.tell(tx, 'post.reported', { post_id: postId, user_id: viewer.id })
  })
  return { message: 'This post has been successfully reported' }
}
