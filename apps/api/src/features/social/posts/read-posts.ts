import type { Post } from '@celebrio/contract/social/posts'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { cutPage, type Paging } from '#platform/db/keyset.ts'
import { canSee, findFeed, findPostVisibleTo, findTagged } from './queries/posts.ts'
import { postViews } from './view.ts'

export async function readFeed(kit: Kit, viewer: Viewer, paging: Paging) {
  const rows = await findFeed(kit.db, viewer.id, paging)
  const { page, hasMorePages, nextCursor } = cutPage(rows, paging.per_page, row => row.id)
  return { post: await postViews(kit, kit.db, viewer, page), hasMorePages, nextCursor }
}

/** Posts with a hashtag. */
export async function readTagged(kit: Kit, viewer: Viewer, tag: string, paging: Paging) {
  const rows = await findTagged(kit.db, viewer.id, tag, paging)
  const { page, ...rest } = cutPage(rows, paging.per_page, row => row.id)
  return { tag, post: await postViews(kit, kit.db, viewer, page), ...rest }
}

/** @throws Refusal not_found when there is none that the viewer may see */
export async function readPost(kit: Kit, db: Db, viewer: Viewer, postId: number): Promise<Post> {
  const row = await findPostVisibleTo(db, viewer.id, postId)
  const [post] = row ? await postViews(kit, db, viewer, [row]) : []
  if (!post) throw new Refusal('not_found')
  return post
}

/** @throws Refusal not_found when the viewer may not see the post, or there is none */
export async function requireVisiblePost(db: Db, viewer: Viewer, postId: number): Promise<void> {
  if (!(await canSee(db, viewer.id, postId))) throw new Refusal('not_found')
}
